// The service worker of the installed app (`tools/offline-worker.ts` fills in the names). Without a network it answers with
// the app's page and code, and with what this account has read here before. With one it changes nothing: pages and reads
// come from the network, and writes never pass through here.
const files = ["FILES"];
const shell = "sotto-shell-VERSION";
const pictures = "sotto-pictures";
const reads = "sotto-reads-";
const page = "/shell.html";
/** Answers, and pictures, kept at most. */
const most = 300;

self.addEventListener("install", (event) => {
  const fill = async () => (await caches.open(shell)).addAll([page, ...files]);
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("sotto-shell-") && name !== shell;
  const tidy = async () =>
    Promise.all((await caches.keys()).filter((name) => isOld(name)).map((name) => caches.delete(name)));
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** Keeps an answer, and lets go of the oldest where there are too many. */
async function keep(name, request, response) {
  const cache = await caches.open(name);
  await cache.put(request, response);
  if (name === shell) return;
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
}

/**
 * From the network; where that fails, what was kept. One lost connection is not a lost network: what was kept may be older
 * than what the page has written since, so it is asked for once more.
 */
async function networkFirst(event, name, isKept) {
  const { request } = event;
  const ask = async () => {
    const response = await fetch(request);
    if (isKept(response)) event.waitUntil(keep(name, request, response.clone()).catch(() => {}));
    return response;
  };
  try {
    return await ask();
  } catch (failure) {
    const kept = await caches.match(request, { cacheName: name, ignoreVary: true });
    if (!kept) throw failure;
    if (!self.navigator.onLine || request.signal.aborted) return kept;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return ask().catch(() => kept);
  }
}

/** What one session has read is kept under its token's digest, and goes when another one reads. */
async function answerRead(event) {
  const token = new TextEncoder().encode(event.request.headers.get("authorization"));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", token));
  const name = reads + Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const others = (await caches.keys()).filter((one) => one.startsWith(reads) && one !== name);
  await Promise.all(others.map((one) => caches.delete(one)));
  return networkFirst(
    event,
    name,
    ({ status, headers }) => status === 200 && (headers.get("content-type") ?? "").startsWith("application/json"),
  );
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (pathname.startsWith("/checkout/")) return;
    event.respondWith(fetch(request).catch(() => caches.match(page)));
  } else if (/^\/(?:assets|fonts|icons)\//.test(pathname)) {
    const fetchAndKeep = () => networkFirst(event, shell, ({ status }) => status === 200);
    event.respondWith(caches.match(request, { cacheName: shell }).then((kept) => kept ?? fetchAndKeep()));
  } else if (pathname.startsWith("/media/")) {
    event.respondWith(networkFirst(event, pictures, ({ status }) => status === 200));
  } else if (pathname.startsWith("/api/v1/") && request.headers.has("authorization")) {
    // A stream is written now, or not at all.
    if (!(request.headers.get("accept") ?? "").includes("event-stream")) event.respondWith(answerRead(event));
  }
});
