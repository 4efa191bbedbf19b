import type { Backend } from "../backend/backend.ts";
import { finishCheckout, openCheckout } from "../backend/checkout.ts";
import { boughtText, checkoutWords as words } from "./checkout-words.ts";

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/**
 * The fake payment provider's page in a host that lives in the browser (GAP-47), as plain as can be. `leave` takes the
 * address to go back to.
 */
export function checkoutView(backend: Backend, id: string, leave: (address: string) => void): HTMLElement {
  const main = document.createElement("main");
  const open = openCheckout(backend.context, id);
  if (!open) {
    main.append(element("h1", words.over), element("p", words.overHelp));
    return main;
  }
  const note = element("p", "");
  note.setAttribute("role", "alert");
  const finish = async (outcome: "paid" | "cancelled") => {
    const back = await backend.apply(() => finishCheckout(backend.context, id, outcome));
    if (back !== null) leave(back);
  };
  const button = (text: string, press: () => void) => {
    const made = element("button", text);
    made.type = "button";
    made.addEventListener("click", press);
    return made;
  };
  main.append(
    element("h1", words.title),
    element("p", boughtText(open)),
    element("p", words.standIn),
    note,
    button(words.pay, () => void finish("paid")),
    button(words.decline, () => {
      note.textContent = words.declined;
    }),
    button(words.cancel, () => void finish("cancelled")),
  );
  return main;
}
