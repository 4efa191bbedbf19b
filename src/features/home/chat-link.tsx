import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";

/** A router link to a chat's address, which is data: single and group chats differ. */
export function ChatLink({ path, ...props }: Omit<ComponentProps<"a">, "href"> & { path: string }) {
  const [pathname = path, query = ""] = path.split("?");
  return (
    <Link
      {...(props as object)}
      to={pathname as "/home"}
      search={Object.fromEntries(new URLSearchParams(query)) as never}
    />
  );
}
