import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { World } from '#server/context.ts';

interface Page {
  html: string;
  /** Sources of the page's own inline scripts, for its content security policy. */
  scriptHashes: string;
}

const immutable = 'public, max-age=31536000, immutable';
const fallbackFile = '__spa-fallback.html';

function readPage(file: string): Page {
  const html = readFileSync(file, 'utf8');
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  return { html, scriptHashes: [...new Set(hashes)].join(' ') };
}

/** Path → page, of everything that the build wrote as HTML: `login/index.html` is `/login`. */
function readPages(folder: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html') || entry.name === fallbackFile) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file)
      .split(sep)
      .join('/')
      .replace(/(^|\/)index\.html$/, '')
      .replace(/\.html$/, '');
    pages.set(`/${path}`, readPage(file));
  }
  return pages;
}

/**
 * Hands out what the web's build wrote: its files, its prerendered pages, and for every other address of a page the
 * one document that starts the application. `folder` is `build/web/client`; without a build there are no pages.
 */
export function bindPages(app: Hono, world: World, folder: string): void {
  if (!existsSync(join(folder, fallbackFile))) return;
  const pages = readPages(folder);
  const fallback = readPage(join(folder, fallbackFile));
  const frames = world.config.WIDGET_ORIGIN === undefined ? "'self'" : `'self' ${world.config.WIDGET_ORIGIN}`;

  app.use(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', immutable),
    }),
  );
  app.get('*', serveStatic({ root: folder, index: 'no-index', precompressed: true }), async (c, next) => {
    const path = c.req.path.replace(/(.)\/$/, '$1');
    if (/^\/(api|widget|assets)(\/|$)/.test(path) || /\.\w{1,5}$/.test(path)) return next();
    const page = pages.get(path) ?? fallback;
    c.header('Cache-Control', 'no-cache');
    c.header(
      'Content-Security-Policy',
      `default-src 'self'; script-src 'self' ${page.scriptHashes}; style-src 'self' 'unsafe-inline'; ` +
        `img-src 'self' data:; connect-src 'self'; frame-src ${frames}; frame-ancestors 'none'; ` +
        `base-uri 'none'; form-action 'self'; object-src 'none'`,
    );
    return c.html(page.html);
  });
}
