import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Hono, Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { wrappedSizes } from '#contract/wrapped/wrapped.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { currentBrand } from '#server/white-label/current-brand.ts';
import { answerSharedPage } from './answer-shared-page.ts';
import { findShared } from './find-shared.ts';
import { wrappedPicture } from './wrapped.table.ts';

/** Serves the cards that users share, to everybody who has the address. Nothing of it may be found by searching. */
export function bindSharedWrapped(app: Hono, services: Services): void {
  app.get(paths.sharedPicture(':token', ':name').replace('.png', '{.+\\.png}'), async (c) => {
    keepPrivate(c);
    const shared = await findShared(services, c.req.param('token') ?? '');
    const name = (c.req.param('name') ?? '').slice(0, -'.png'.length);
    if (shared === null) return c.notFound();
    const [picture] = await services.db
      .select({ png: wrappedPicture.png })
      .from(wrappedPicture)
      .where(and(eq(wrappedPicture.shareId, shared.id), eq(wrappedPicture.name, name)));
    if (picture === undefined) return c.notFound();
    c.header('Content-Type', 'image/png');
    return c.body(new Uint8Array(picture.png));
  });

  app.get(paths.sharedWrapped(':token'), async (c) => {
    keepPrivate(c);
    const token = c.req.param('token') ?? '';
    const shared = await findShared(services, token);
    if (shared === null) return answerMissing(c);
    const pictures = await services.db
      .select({ name: wrappedPicture.name, description: wrappedPicture.description })
      .from(wrappedPicture)
      .where(and(eq(wrappedPicture.shareId, shared.id), ne(wrappedPicture.name, 'preview')))
      // Names are numbers: the tenth comes after the second.
      .orderBy(asc(sql`${wrappedPicture.name}::int`));
    const title = `A year of messages: ${shared.year}`;
    const preview = `${baseUrl(services.config)}${paths.sharedPicture(token, 'preview')}`;
    const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    const { width, height } = wrappedSizes.portrait;
    return answerSharedPage(c, {
      head: html`<title>${title} · ${brand.name}</title>
<meta property="og:type" content="website" />
<meta property="og:title" content="${title}" />
<meta property="og:site_name" content="${brand.name}" />
<meta property="og:image" content="${preview}" />
<meta property="og:image:width" content="${String(wrappedSizes.preview.width)}" />
<meta property="og:image:height" content="${String(wrappedSizes.preview.height)}" />
<meta name="twitter:card" content="summary_large_image" />`,
      body: html`<main><h1>${title}</h1>
<p>Somebody who uses ${brand.name} ChatGenie shared these cards with you. Each says how it was counted. This page works until ${until.format(shared.expiresAt)}.</p>
<ul>${pictures.map(
        ({ name, description }, index) =>
          html`<li><img src="${paths.sharedPicture(token, name)}" alt="${description}" width="${String(width)}" height="${String(height)}"${index > 1 ? html` loading="lazy"` : ''} /></li>`,
      )}</ul>
<p><a href="${paths.chatgenie}">Make cards of your own chats</a></p></main>`,
    });
  });
}

/** Withdrawn means gone: nobody may keep a copy to show again, and no other site learns the address. */
function keepPrivate(c: HonoContext): void {
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
  c.header('Referrer-Policy', 'no-referrer');
}

function answerMissing(c: HonoContext): Response | Promise<Response> {
  return answerSharedPage(c, {
    head: html`<title>Page not found · ${currentBrand().name}</title>`,
    body: html`<main><h1>Page not found</h1><p>This link has expired, was withdrawn or never existed.</p></main>`,
    status: 404,
  });
}
