import { Link, type LinkProps } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type PathLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** Path and query as one text, for addresses that come as data. Pages of later releases have no typed route yet. */
  path: string;
  activeOptions?: LinkProps["activeOptions"];
};

/** A router link to an address that is data. `aria-current="page"` while it is the page shown. */
export function PathLink({ path, ...props }: PathLinkProps) {
  const [pathname = path, query] = path.split("?");
  const search = query === undefined ? {} : Object.fromEntries(new URLSearchParams(query));
  return <Link {...(props as object)} to={pathname as "/home"} search={search as never} />;
}
