import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { html, raw } from 'hono/html';

/** In the colours of `web/styles/tokens.css`. */
const style = `
:root { color-scheme: light dark; --ink: light-dark(#1f1b16, #f3eee7); --soft: light-dark(#6b6259, #b3a89b); --ground: light-dark(#faf8f5, #16130f); --line: light-dark(#e7e1d8, #322c25); --brand: light-dark(#1f5c4a, #6fbf9f) }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 72rem; margin: 0 auto; padding: 2.5rem 1.25rem }
h1 { margin: 0; font-size: clamp(1.75rem, 1.25rem + 2vw, 2.5rem); line-height: 1.1; letter-spacing: -.02em }
p { margin: .75rem 0 0; max-width: 40rem; color: var(--soft) }
ul { list-style: none; margin: 2rem 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1.5rem }
img { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: .75rem }
a { color: var(--brand) }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Answers a page of shared cards: one document without a script, which no search engine keeps. */
export function answerSharedPage(
  c: HonoContext,
  { head, body, status = 200 }: { head: unknown; body: unknown; status?: 200 | 404 },
): Response | Promise<Response> {
  c.header('Content-Security-Policy', policy);
  return c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex, nofollow, noarchive" />
<meta name="referrer" content="no-referrer" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
${head}
<style>${raw(style)}</style>
</head>
<body>${body}</body>
</html>`,
    status,
  );
}
