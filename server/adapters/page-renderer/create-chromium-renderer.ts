import type { Browser, BrowserContext, Route } from 'playwright-core';
import type { PageRenderer, RenderRequest } from '#server/ports/page-renderer.ts';

export interface ChromiumOptions {
  /** Path of the program. */
  program: string;
  /** Its own sandbox, which does not start for root. */
  hasSandbox: boolean;
  /** Told of a browser that did not start or broke, for the log. */
  onBreakdown: (error: unknown) => void;
}

const longestMs = 20_000;
/** Without a request for this long, a page is taken to be drawn. */
const quietMs = 8_000;
const mostParts = 60;
const mostCharacters = 5_000_000;
/** A browser is ended when it has had nothing to do for this long, and after so many pages, to give its memory back. */
const idleMs = 60_000;
const mostPages = 50;

/** What changes the text of a page. Pictures, styles and fonts do not. */
const parts = new Set(['script', 'xhr', 'fetch']);

/**
 * Nothing gets out but by `fetchPart`: every request is answered here, and what a page might send past that (sockets, calls,
 * beacons, names to be looked up) meets a proxy that is not there and a resolver that knows no name.
 */
const closedOff = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-quic',
  '--disable-sync',
  '--no-pings',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--js-flags=--max-old-space-size=256',
];
const nowhere = { server: 'http://127.0.0.1:9', bypass: '<-loopback>' };

/** Reads pages with an installed Chromium, one at a time, each in a profile of its own that is thrown away. */
export function createChromiumRenderer({ program, hasSandbox, onBreakdown }: ChromiumOptions): PageRenderer {
  let browser: Promise<Browser> | null = null;
  let pages = 0;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function start(): Promise<Browser> {
    // Most installs never need it.
    const { chromium } = await import('playwright-core');
    return chromium.launch({
      executablePath: program,
      chromiumSandbox: hasSandbox,
      args: closedOff,
      proxy: nowhere,
    });
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = browser;
    browser = null;
    pages = 0;
    await ended?.then((each) => each.close()).catch(() => undefined);
  }

  async function render(request: RenderRequest): Promise<string | null> {
    clearTimeout(idle);
    request.signal.throwIfAborted();
    if (pages >= mostPages) await end();
    pages += 1;
    try {
      browser ??= start();
      const context = await (await browser).newContext({ serviceWorkers: 'block', acceptDownloads: false });
      try {
        return await withinTime(request.signal, drawPage(context, request));
      } finally {
        await context.close().catch(() => undefined);
      }
    } catch (error) {
      request.signal.throwIfAborted();
      onBreakdown(error);
      await end();
      return null;
    } finally {
      idle = setTimeout(end, idleMs).unref();
    }
  }

  return {
    renderPage(request) {
      const result = last.then(() => render(request));
      last = result.catch(() => undefined);
      return result;
    },
    close: end,
  };
}

async function withinTime<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  work.catch(() => undefined);
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      ending.addEventListener('abort', () => reject(ending.reason), { once: true }),
    ),
  ]);
}

async function drawPage(context: BrowserContext, request: RenderRequest): Promise<string | null> {
  let asked = 0;
  await context.route('**/*', (route) => {
    const isPage = route.request().isNavigationRequest() && route.request().frame().parentFrame() === null;
    if (isPage) return answerPage(route, request);
    asked += 1;
    return asked > mostParts ? route.abort() : answerPart(route, request);
  });
  await context.routeWebSocket('**/*', (socket) => socket.close());
  const page = await context.newPage();
  // A script may lead away before the page is there.
  await page.goto(request.url, { waitUntil: 'commit', timeout: longestMs });
  await page.waitForLoadState('domcontentloaded', { timeout: longestMs }).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => undefined);
  // What led away shows the browser's own page about an error now. Within a website a script may change the address.
  if (URL.parse(page.url())?.origin !== new URL(request.url).origin) return null;
  const html = await page.content();
  return html.length > mostCharacters ? null : html;
}

/** The page itself is what the website sent. It leads to no other: that would be another page. */
function answerPage(route: Route, { url, html, contentType }: RenderRequest): Promise<void> {
  if (new URL(route.request().url()).href !== new URL(url).href) return route.abort();
  return route.fulfill({ status: 200, contentType: contentType ?? 'text/html', body: Buffer.from(html) });
}

/** Data is only read: what a page wants to send stays here. */
async function answerPart(route: Route, { fetchPart }: RenderRequest): Promise<void> {
  const asked = route.request();
  if (asked.method() !== 'GET' || !parts.has(asked.resourceType())) return route.abort();
  const part = await fetchPart(asked.url()).catch(() => null);
  if (part === null) return route.abort();
  return route.fulfill({
    status: 200,
    headers: {
      ...(part.contentType === null ? {} : { 'content-type': part.contentType }),
      // The website has let its page read this; whether another may is not known here and does not matter.
      'access-control-allow-origin': '*',
    },
    body: Buffer.from(part.body),
  });
}
