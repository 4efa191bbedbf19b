import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { Backend } from "../../backend/backend.ts";
import { uploadAt } from "../../backend/uploads.ts";
import type { Api } from "../../http/api.ts";
import { drained, sendResponse, webRequest } from "./carry.ts";
import { answerCheckout } from "./checkout-page.ts";
import { crossOriginHeaders, isKnownHost, isNavigation, originOf, type Gate } from "./gate.ts";
import { dataHeaders, headersOfPage, pageHeaders, partHeaders, type PolicyOptions } from "./security-headers.ts";
import { sendUpload } from "./send-upload.ts";
import { withShareHead } from "./share-head.ts";
import { readFiles, sendFile, type StaticFile } from "./static-files.ts";

const seedMedia = fileURLToPath(new URL("../../seed/media", import.meta.url));
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The prerendered page of an address, else the app's shell. */
function pageFor(files: ReadonlyMap<string, StaticFile>, pathname: string): StaticFile | undefined {
  const path = pathname.replace(/\/$/, "");
  return (
    files.get(`${path}.html`) ?? files.get(`${path}/index.html`) ?? files.get("/shell.html") ?? files.get("/index.html")
  );
}

type Served = {
  api: Api;
  backend: Backend;
  gate: Gate;
  /** Folder of the built app. */
  distDir: string;
  policy: PolicyOptions | undefined;
  /** Reads a piece of a stored picture. */
  pieceOf: Parameters<typeof sendUpload>[3];
};

/** Answers requests: calls of the API, the checkout page, pictures, files of the app, and pages for all other addresses. */
export function requestAnswers({ api, backend, gate, distDir, policy, pieceOf }: Served) {
  const { context } = backend;
  const app = readFiles(distDir);
  const media = readFiles(seedMedia, "/media");
  const forWorkers = pageHeaders(policy);
  const pages = [...app.values()].filter(({ isPage }) => isPage);
  const forPages = new Map(pages.map((page) => [page, headersOfPage(page.body.toString(), policy)]));

  const refuse = async (response: ServerResponse, status: number, message: string): Promise<void> => {
    const body = JSON.stringify({ success: false, message });
    const canGoOn = await drained(response.req);
    if (response.destroyed) return;
    response.writeHead(status, {
      ...dataHeaders,
      ...(!canGoOn && { connection: "close" }),
      ...(status === 405 && { allow: methods.includes(response.req.method ?? "") ? "GET, HEAD" : methods.join(", ") }),
      "content-type": "application/json",
      "cache-control": "no-store",
      "content-length": Buffer.byteLength(body),
    });
    response.end(body);
  };

  async function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    from: "same" | "allowed",
  ): Promise<void> {
    const headers = {
      ...dataHeaders,
      ...(from === "allowed" && {
        ...crossOriginHeaders(request.headers.origin ?? ""),
        "cross-origin-resource-policy": "cross-origin",
      }),
    };
    if (request.method === "OPTIONS" && from === "allowed") {
      response.writeHead(204, headers).end();
      return;
    }
    if (isNavigation(request)) return refuse(response, 403, "This is not a page");
    const given = await api(webRequest(request, response, context.origin), request.socket.remoteAddress ?? "unknown");
    if (!given) return refuse(response, 404, "Not found");
    return sendResponse(request, response, given, headers);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isKnownHost(request, gate)) return refuse(response, 403, "This server does not answer to this name");
    if (!methods.includes(request.method ?? "")) return refuse(response, 405, "This method is not allowed");
    // A path of this server; a target that names another host, or a user, is none.
    const target = request.url ?? "";
    if (!/^\/(?![/\\])/.test(target)) return refuse(response, 400, "The address is not valid");
    const { pathname } = new URL(target, context.origin);
    if (pathname.startsWith("/api/")) {
      const from = originOf(request, gate);
      return from === "refused"
        ? refuse(response, 403, "This origin is not allowed")
        : answerApi(request, response, from);
    }
    if (pathname.startsWith("/checkout/") && (await answerCheckout(request, response, pathname, backend))) return;
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(response, 405, "This method is not allowed");
    const picture = media.get(pathname);
    if (picture) return sendFile(request, response, picture, dataHeaders, "public, max-age=86400");
    const upload = uploadAt(context.state, pathname);
    if (upload) return sendUpload(request, response, upload, pieceOf, dataHeaders);
    const asset = app.get(pathname);
    if (asset && !asset.isPage) {
      const caching = asset.isHashed ? "public, max-age=31536000, immutable" : "no-cache";
      return sendFile(request, response, asset, asset.isWorker ? forWorkers : partHeaders, caching);
    }
    // A path with a file extension is a missing file, not a page.
    const page = /\.\w+$/.test(pathname) && !pathname.endsWith(".html") ? undefined : pageFor(app, pathname);
    if (!page) return refuse(response, 404, "Not found");
    const headers = forPages.get(page) ?? forWorkers;
    return sendFile(
      request,
      response,
      withShareHead(page, context.state, pathname, context.origin),
      headers,
      "no-cache",
    );
  }

  return { answer, refuse };
}
