import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, Context as HonoContext } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { paths } from '#contract/page-addresses.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { composeRobots } from './compose-robots.ts';
import { composeSitemap } from './compose-sitemap.ts';
import { maySeeOperatorPages } from './may-see-operator-pages.ts';

interface Page {
  html: string;
  /** Sources of the page's own inline scripts, for its content security policy. */
  scriptHashes: string;
  etag: string;
  /** By the name of the encoding; made when first asked for. */
  encoded: Map<string, Uint8Array<ArrayBuffer>>;
}

/** In the order of preference. Brotli at a middle level: a page is packed once, but while someone waits. */
const encodings: [name: string, encode: (text: string) => Uint8Array<ArrayBuffer>][] = [
  [
    'br',
    (text) => new Uint8Array(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
  ],
  ['gzip', (text) => new Uint8Array(gzipSync(text))],
];

const immutable = 'public, max-age=31536000, immutable';
const fallbackFile = '__spa-fallback.html';
/** Where the build writes the page for addresses of nothing; itself one of them. */
const notFoundPath = paths.notFound;
/** The build cannot know under which address it will be served, and writes this one where a whole address is needed. */
const placeholderOrigin = 'https://parley.invalid';
/** Pages that only the application itself draws; every other address that was not built is of nothing. */
const applicationPaths = [
  paths.dashboard,
  paths.inbox,
  paths.agents,
  paths.profile,
  paths.accountSettings(),
  paths.billing,
  paths.partner,
  paths.invitations,
  paths.verifyEmail,
  paths.trial,
  paths.chatArchives,
];

/** Where signed-in users have a page of their own at the address of a built one: they get the application there. */
const ownPlace = paths.partner;
/** Whether a browser may be signed in. The application looks, and draws the public page itself where it is not. */
const hasSession = (c: HonoContext): boolean =>
  /(^|;\s*)(__Secure-)?parley\.session_token=/.test(c.req.header('cookie') ?? '');

function readPage(file: string, origin: string): Page {
  const html = readFileSync(file, 'utf8').replaceAll(placeholderOrigin, origin);
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  return { html, scriptHashes: [...new Set(hashes)].join(' '), etag, encoded: new Map() };
}

/** The page in the best encoding that the browser takes. */
function answerPage(c: HonoContext, page: Page, status: 200 | 404): Response {
  c.header('ETag', page.etag);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200 && c.req.header('if-none-match') === page.etag) return c.body(null, 304);
  const accepted = c.req.header('accept-encoding') ?? '';
  const chosen = encodings.find(([name]) => new RegExp(`\\b${name}\\b(?!;q=0)`).test(accepted));
  if (chosen === undefined) return c.html(page.html, status);
  const [name, encode] = chosen;
  const body = page.encoded.get(name) ?? encode(page.html);
  page.encoded.set(name, body);
  c.header('Content-Encoding', name);
  c.header('Content-Type', 'text/html; charset=UTF-8');
  return c.body(body, status);
}

/** Path → page, of everything that the build wrote as HTML: `login/index.html` is `/login`. */
function readPages(folder: string, origin: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html') || entry.name === fallbackFile) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file)
      .split(sep)
      .join('/')
      .replace(/(^|\/)index\.html$/, '')
      .replace(/\.html$/, '');
    pages.set(`/${path}`, readPage(file, origin));
  }
  return pages;
}

/** Path → content, of the other built files that speak of whole addresses: feeds, and scripts that write them. */
function readAddressed(folder: string, origin: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|xml|txt|json|data|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(placeholderOrigin)) continue;
    files.set(`/${relative(folder, file).split(sep).join('/')}`, text.replaceAll(placeholderOrigin, origin));
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
  const frames =
    services.config.WIDGET_ORIGIN === undefined ? "'self'" : `'self' ${services.config.WIDGET_ORIGIN}`;

  const answer = (c: HonoContext, page: Page, status: 200 | 404): Response => {
    // A signed-in page that the browser kept whole would come back with Back after signing out.
    c.header('Cache-Control', page === fallback ? 'no-store' : 'no-cache');
    c.header(
      'Content-Security-Policy',
      `default-src 'self'; script-src 'self' ${page.scriptHashes}; style-src 'self' 'unsafe-inline'; ` +
        `img-src 'self' data:; connect-src 'self'; frame-src ${frames}; frame-ancestors 'none'; ` +
        `base-uri 'none'; form-action 'self'; object-src 'none'`,
    );
    return answerPage(c, page, status);
  };

  const robots = composeRobots(origin);
  app.get('/robots.txt', (c) => c.text(robots));
  const built = new Map([...pages].map(([path, { html }]) => [path, html]));
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
      applicationPaths.some(isBelow) ||
      (isBelow(paths.operator) && (await maySeeOperatorPages(services, c.req.raw.headers)));
    const built = isOwn && hasSession(c) ? undefined : pages.get(path);
    const page = built ?? (isApplication ? fallback : notFound);
    return answer(c, page, built !== undefined || isApplication ? 200 : 404);
  });
}
