import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, Context as HonoContext } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { paths } from '#contract/page-addresses.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { placeholderOrigin } from '#server/placeholder-origin.ts';
import { answerText } from './answer-text.ts';
import { composeRobots } from './compose-robots.ts';
import { composeSitemap } from './compose-sitemap.ts';
import { isApplicationPath } from './is-application-path.ts';
import { listFiles } from './list-files.ts';
import { maySeeOperatorPages } from './may-see-operator-pages.ts';
import { packText } from './pack-text.ts';
import type { PackedText } from './packed-text.ts';
import { scriptHashes } from './script-hashes.ts';
import { setPageHeaders } from './set-page-headers.ts';

interface Page extends PackedText {
  /** Sources of the page's own inline scripts, for its content security policy. */
  scriptHashes: string;
}

const immutable = 'public, max-age=31536000, immutable';
const fallbackFile = '__spa-fallback.html';
/** Where the build writes the page for unknown addresses; this address is one of them. */
const notFoundPath = paths.notFound;
/** Where signed-in users have a page of their own at the address of a built one: they get the application there. */
const ownPlace = paths.partner;
/** Whether a browser may be signed in. The application looks, and draws the public page itself where it is not. */
const hasSession = (c: HonoContext): boolean =>
  /(^|;\s*)(__Secure-)?parley\.session_token=/.test(c.req.header('cookie') ?? '');

function readPage(file: string, origin: string): Page {
  const html = readFileSync(file, 'utf8').replaceAll(placeholderOrigin, origin);
  return { ...packText(html), scriptHashes: scriptHashes(html) };
}

/** Path → page, of everything that the build wrote as HTML: `login/index.html` is `/login`. */
function readPages(folder: string, origin: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const [path, file] of listFiles(folder)) {
    if (!path.endsWith('.html') || path === `/${fallbackFile}`) continue;
    pages.set(path.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/', readPage(file, origin));
  }
  return pages;
}

/** Path → content, of the other built files that contain whole URLs: feeds, and scripts that write them. */
function readAddressed(folder: string, origin: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [path, file] of listFiles(folder)) {
    if (!/\.(js|xml|txt|json|data|webmanifest)$/.test(path)) continue;
    const text = readFileSync(file, 'utf8');
    if (text.includes(placeholderOrigin)) files.set(path, text.replaceAll(placeholderOrigin, origin));
  }
  return files;
}

/**
 * Hands out what the web's build wrote: its files, its prerendered pages, for the addresses of the application the one
 * document that starts it, and for all others the page that says so, with status 404. Also `robots.txt` and
 * `sitemap.xml`. `folder` is `build/web/client`; without a build there are no pages. `listMore` answers the paths of public
 * pages that no build wrote.
 */
export function bindPages(
  app: Hono,
  services: Services,
  folder: string,
  listMore: () => Promise<readonly string[]> = async () => [],
): void {
  if (!existsSync(join(folder, fallbackFile))) return;
  const origin = baseUrl(services.config);
  const pages = readPages(folder, origin);
  const fallback = readPage(join(folder, fallbackFile), origin);
  const notFound = pages.get(notFoundPath) ?? fallback;
  pages.delete(notFoundPath);
  const frames = services.config.WIDGET_ORIGIN;

  const answer = (c: HonoContext, page: Page, status: 200 | 404): Response => {
    setPageHeaders(c, { isApplication: page === fallback, scriptHashes: page.scriptHashes, frames });
    return answerText(c, page, { status, type: 'text/html; charset=UTF-8' });
  };

  const robots = composeRobots(origin);
  app.get('/robots.txt', (c) => c.text(robots));
  const built = new Map([...pages].map(([path, { text }]) => [path, text]));
  app.get('/sitemap.xml', async (c) => {
    const sitemap = composeSitemap(origin, built, await listMore());
    return c.body(sitemap, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
  });
  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', immutable);
  });
  for (const [path, text] of readAddressed(folder, origin)) {
    const type = path.endsWith('/feed.xml') ? 'application/rss+xml; charset=utf-8' : getMimeType(path);
    app.get(path, (c) =>
      c.body(text, 200, {
        'Content-Type': type ?? 'application/octet-stream',
        'Cache-Control': 'no-cache',
      }),
    );
  }
  app.get('/favicon.ico', (c) => c.redirect('/favicon-48.png', 301));
  // Each page has one address, and it is not that of its file.
  app.get('*', async (c, next) => {
    const [, path] = /^(.*?)(?:\/index)?\.html$/.exec(c.req.path) ?? [];
    if (path === undefined || /^\/(api|widget|assets)\//.test(path)) return next();
    return pages.has(path || '/') ? c.redirect(path || '/', 301) : answer(c, notFound, 404);
  });
  app.get('*', serveStatic({ root: folder, index: 'no-index', precompressed: true }), async (c, next) => {
    const path = c.req.path.replace(/(.)\/$/, '$1');
    if (/^\/(api|widget|assets)(\/|$)/.test(path) || /\.\w{1,5}$/.test(path)) return next();
    const isOwn = path === ownPlace;
    if (isOwn) c.header('Vary', 'Cookie');
    const isBelow = (start: string) => path === start || path.startsWith(`${start}/`);
    const isApplication =
      isApplicationPath(path) ||
      (isBelow(paths.operator) && (await maySeeOperatorPages(services, c.req.raw.headers)));
    const built = isOwn && hasSession(c) ? undefined : pages.get(path);
    const page = built ?? (isApplication ? fallback : notFound);
    return answer(c, page, built !== undefined || isApplication ? 200 : 404);
  });
}
