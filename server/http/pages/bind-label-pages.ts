import type { Hono, Context as HonoContext } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { paths } from '#contract/page-addresses.ts';
import { pictureUrl } from '#server/features/pictures/picture-url.ts';
import { isPlatformPage } from '#server/white-label/is-platform-page.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { rebrandScript } from '#server/white-label/rebrand-script.ts';
import { rebrandText } from '#server/white-label/rebrand-text.ts';
import type { WhiteLabel } from '#server/white-label/white-label.ts';
import { answerText } from './answer-text.ts';
import { composeLabelContact } from './compose-label-contact.ts';
import { composeLabelIcon } from './compose-label-icon.ts';
import { composeLabelStyle } from './compose-label-style.ts';
import { createLabelFiles } from './create-label-files.ts';
import { isApplicationPath } from './is-application-path.ts';
import { labelScript } from './label-script.ts';
import { listFiles } from './list-files.ts';
import { scriptHashes } from './script-hashes.ts';
import { setPageHeaders } from './set-page-headers.ts';
import { stripOurLinks } from './strip-our-links.ts';

const stylePath = '/label.css';
const scriptPath = '/label.js';
const iconPath = '/favicon.svg';
const ourIcons = /^\/(favicon|apple-touch-icon|icon-)[\w.-]*$/;
const texts = /\.(js|css|json|svg|data|webmanifest)$/;
/** What the application would draw a file such as `/llms.txt` from. */
const dataOfFile = /\.\w+\.data$/;
/** Pages that the build wrote and that clients of a partner need, besides the documentation. */
const openPages: readonly string[] = [paths.login, paths.register, paths.signup, paths.forgotPassword];
/** Served by others: the API, chats, pages of agents and pictures. */
const elsewhere = /^\/(api|chat|widget|a|pictures)(\/|$)/;

/**
 * Serves pages, scripts and styles under a partner's host: those of the product with the partner's words, colours and
 * logo. What is for the product's own customers is not there.
 */
export function bindLabelPages(app: Hono, folders: { web: string; widget: string }): void {
  const built = { web: listFiles(folders.web), widget: listFiles(folders.widget) };
  const files = createLabelFiles();

  const answerFile = async (
    c: HonoContext,
    file: string,
    { label, rebrand }: { label: WhiteLabel; rebrand: (text: string) => string },
  ): Promise<Response> => {
    // A later version of the label has the same addresses.
    c.header('Cache-Control', 'public, max-age=300');
    const type = getMimeType(c.req.path) ?? 'application/octet-stream';
    return answerText(c, await files.read(label, file, rebrand), { type });
  };

  const answerPage = async (c: HonoContext, path: string, label: WhiteLabel): Promise<Response> => {
    const isBuilt = openPages.includes(path) || path === paths.docs || path.startsWith(`${paths.docs}/`);
    const page = isBuilt && !isPlatformPage(path) ? built.web.get(`${path}/index.html`) : undefined;
    const isApplication = page === undefined && isApplicationPath(path) && !isPlatformPage(path);
    const other = built.web.get(isApplication ? '/__spa-fallback.html' : '/404/index.html');
    const file = page ?? other;
    if (file === undefined) return c.text('', 404);
    const packed = await files.read(label, file, (html) => dress(stripOurLinks(rebrandText(html, label))));
    setPageHeaders(c, { isApplication, scriptHashes: scriptHashes(packed.text), frames: undefined });
    const status = page !== undefined || isApplication ? 200 : 404;
    return answerText(c, packed, { status, type: 'text/html; charset=UTF-8' });
  };

  app.get('*', async (c, next) => {
    const label = labelStore.getStore() ?? null;
    if (label === null) return next();
    const path = c.req.path.replace(/(.)\/$/, '$1');
    const moved = movedTo(path, label);
    if (moved !== null) return c.redirect(moved, 302);
    const made = await makeOwn(c, path, label);
    if (made !== null) return made;
    if (path === '/widget.js' || path.startsWith('/widget/assets/')) {
      const file = built.widget.get(path.replace(/^\/widget(?=\/)/, ''));
      if (file === undefined || !texts.test(path)) return next();
      setForeignHeaders(c);
      return answerFile(c, file, { label, rebrand: rebrandScript });
    }
    if (elsewhere.test(path)) return next();
    if (!/\.\w{1,11}$/.test(path)) return answerPage(c, path, label);
    const file = built.web.get(path);
    if (file === undefined || isPlatformPage(path.replace(/\.data$/, '')) || dataOfFile.test(path))
      return c.text('', 404);
    if (texts.test(path)) return answerFile(c, file, { label, rebrand: (text) => rebrandText(text, label) });
    // Fonts and pictures without a word. Whatever else has words is not for clients.
    return path.startsWith('/assets/') && !path.endsWith('.map') ? next() : c.text('', 404);
  });
}

/** Where an address leads that the host has no page for; null where it has one. */
function movedTo(path: string, { termsUrl, privacyUrl, logo }: WhiteLabel): string | null {
  const moves: Record<string, string> = {
    [paths.home]: paths.dashboard,
    [paths.terms]: termsUrl,
    [paths.privacy]: privacyUrl,
    [paths.cookies]: privacyUrl,
    [paths.pricing]: paths.plans,
  };
  if (path === iconPath) return pictureUrl(logo);
  return moves[path] ?? (ourIcons.test(path) ? iconPath : null);
}

/** What is made for the label and is in no file; null for other addresses. */
async function makeOwn(c: HonoContext, path: string, label: WhiteLabel): Promise<Response | null> {
  const answer = (text: string, type: string): Response => {
    c.header('Cache-Control', 'public, max-age=300');
    return c.body(text, 200, { 'Content-Type': type });
  };
  if (path === stylePath) return answer(composeLabelStyle(label), 'text/css; charset=utf-8');
  if (path === scriptPath) return answer(labelScript, 'text/javascript; charset=utf-8');
  if (path === iconPath) return answer(composeLabelIcon(label), 'image/svg+xml');
  if (path === '/robots.txt') return c.text('User-agent: *\nDisallow: /\n');
  if (path === paths.contact) return composeLabelContact(c, label);
  return null;
}

/** Our scripts run on other people's pages, also where those are isolated. */
function setForeignHeaders(c: HonoContext): void {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Cross-Origin-Embedder-Policy', 'require-corp');
}

/** With the style and the script of the label, and without pictures that show our name. */
const dress = (page: string): string =>
  page
    .replaceAll(/<meta property="og:image[^>]*>/g, '')
    .replace(
      '</head>',
      `<link rel="stylesheet" href="${stylePath}" /><script src="${scriptPath}"></script></head>`,
    );
