import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Backend } from "../../backend/backend.ts";
import { finishCheckout, openCheckout, type OpenCheckout } from "../../backend/checkout.ts";
import { escaped } from "../../backend/transfer/html-prose.ts";
import { boughtText, checkoutWords as words } from "../checkout-words.ts";
import { commonHeaders } from "./security-headers.ts";

const address = /^\/checkout\/([A-Za-z0-9]{32})$/;

const style = `
:root{color-scheme:dark}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#0a1214;color:#f2ebdf;font:16px/1.5 system-ui,sans-serif}
main{width:min(400px,100vw - 32px);padding:32px;border-radius:24px;background:#121c1f;box-sizing:border-box}
h1{margin:0 0 4px;font:400 28px/1.2 Georgia,serif}
p{margin:0 0 16px;color:#b9b6ad}
.bought{color:#f2ebdf;font-size:18px}
.declined{color:#ff9d8f}
form{display:grid;gap:10px;margin-top:24px}
button{min-height:48px;border:1px solid #5d6b6e;border-radius:999px;background:none;color:inherit;font:inherit;cursor:pointer}
button.pay{border:0;background:#fab16a;color:#2a1508;font-weight:600}
button:focus-visible{outline:2px solid #fab16a;outline-offset:2px}
`;
const styleHash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

const page = (body: string): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${words.title}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`;

const openPage = (open: OpenCheckout, isDeclined: boolean): string =>
  page(`<h1>${words.title}</h1>
<p class="bought">${escaped(boughtText(open))}</p>
<p>${words.standIn}</p>${isDeclined ? `\n<p class="declined" role="alert">${words.declined}</p>` : ""}
<form method="post">
<button class="pay" name="do" value="pay">${words.pay}</button>
<button name="do" value="decline">${words.decline}</button>
<button name="do" value="cancel">${words.cancel}</button>
</form>`);

const overPage = page(`<h1>${words.over}</h1><p>${words.overHelp}</p>`);

/** The button that was pressed; a form this small arrives in a moment, anything larger is not read. */
async function pressed(request: IncomingMessage): Promise<string | null> {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 100) return null;
  }
  return new URLSearchParams(text).get("do");
}

/**
 * The page of the fake payment provider (GAP-47): `GET` shows it, `POST` pays, is declined or goes back. Only who holds
 * the address can act on it. Answers whether the path was one of its own.
 */
export async function answerCheckout(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  backend: Backend,
): Promise<boolean> {
  const id = address.exec(pathname)?.[1];
  if (id === undefined) return false;
  const open = openCheckout(backend.context, id);
  // `form-action` also applies to the redirect after the form, so it names the app's origin.
  const origins = open ? [open.checkout.successUrl, open.checkout.cancelUrl].map((url) => new URL(url).origin) : [];
  const headers = {
    ...commonHeaders,
    "cache-control": "no-store",
    "content-security-policy": [
      "default-src 'none'",
      `style-src ${styleHash}`,
      `form-action 'self' ${[...new Set(origins)].join(" ")}`.trim(),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
  };
  const show = (status: number, text: string) => {
    response.writeHead(status, {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-length": Buffer.byteLength(text),
    });
    response.end(request.method === "HEAD" ? undefined : text);
    return true;
  };
  if (!open) return show(404, overPage);
  if (request.method !== "POST") return show(200, openPage(open, false));
  const action = await pressed(request);
  if (action !== "pay" && action !== "cancel") return show(action === "decline" ? 402 : 400, openPage(open, true));
  const back = await backend.apply(() => finishCheckout(backend.context, id, action === "pay" ? "paid" : "cancelled"));
  if (back === null) return show(404, overPage);
  response.writeHead(303, { ...headers, location: back }).end();
  return true;
}
