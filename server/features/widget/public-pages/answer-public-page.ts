import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { html, raw } from 'hono/html';

/**
 * The only own style of pages for everybody about agents, in the colours of `web/styles/tokens.css`: a chat in one of them is a
 * frame with its own.
 */
const style = `
:root { color-scheme: light dark; --ink: light-dark(#1f1b16, #f3eee7); --soft: light-dark(#6b6259, #b3a89b); --ground: light-dark(#faf8f5, #16130f); --raised: light-dark(#fff, #1e1a16); --line: light-dark(#e7e1d8, #322c25); --edge: light-dark(#857c70, #8d8274); --brand: light-dark(#1f5c4a, #6fbf9f); --on-brand: light-dark(#fff, #0f211a); --soft-brand: light-dark(#e6f0ec, #1c2e27) }
:root[data-mode=light] { color-scheme: light }
:root[data-mode=dark] { color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
body.chat { height: 100dvh; display: flex; flex-direction: column }
header { border-bottom: 1px solid var(--line) }
header > div { max-width: 760px; margin: 0 auto; padding: 1rem 1.25rem; display: flex; gap: 1rem; align-items: center }
header > div > div { flex: 1; min-width: 0 }
img { flex: none; width: 3.5rem; height: 3.5rem; border-radius: 50%; object-fit: cover }
img.cover { border-radius: .75rem }
header img.cover { width: clamp(4.5rem, 18vw, 7.5rem); height: auto; aspect-ratio: 1 }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.3; overflow-wrap: anywhere }
p { margin: .25rem 0 0; color: var(--soft); overflow-wrap: anywhere }
nav { margin-top: .5rem; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
a { color: inherit; padding: .25rem 0 }
details { flex: none; align-self: start; position: relative; font-size: .875rem }
summary { padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .5rem; cursor: pointer }
details > div { position: absolute; z-index: 1; right: 0; margin-top: .5rem; width: 14rem; padding: .75rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--ground); box-shadow: 0 8px 40px #0003 }
details img { width: 100%; height: auto; border-radius: .25rem }
iframe { flex: 1; width: 100%; min-height: 20rem; border: 0 }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem }
body.list header > div { max-width: 60rem }
body.list h1 { font-size: clamp(2rem, 1.5rem + 2vw, 2.75rem); line-height: 1.05; letter-spacing: -.03em }
.home { display: flex; gap: .5rem; align-items: center; margin-right: auto; font-size: 1.125rem; font-weight: 600; text-decoration: none }
.home img { width: 1.75rem; height: 1.75rem; border-radius: 0 }
body.list header nav { margin: 0; font-size: .875rem }
@media (max-width: 30rem) { body.list header nav a:first-child { display: none } }
.more { margin-top: 3rem; padding: 1.5rem; border-radius: .75rem; background: var(--soft-brand); color: var(--ink) }
form { margin: 1.5rem 0; display: flex; flex-wrap: wrap; gap: .5rem; align-items: end }
label { flex: 1 1 14rem; font-size: .875rem }
input { display: block; width: 100%; margin-top: .25rem; padding: .625rem .75rem; border: 1px solid var(--edge); border-radius: .5rem; background: var(--raised); color: inherit; font: inherit }
button { padding: .625rem 1.25rem; border: 1px solid var(--brand); border-radius: .5rem; background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 600; cursor: pointer }
ul { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 1rem }
li a { display: flex; gap: 1rem; height: 100%; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--raised); text-decoration: none }
li a:hover h2 { text-decoration: underline }
li a > div { min-width: 0 }
h2 { margin: 0; font-size: 1.0625rem; line-height: 1.35; overflow-wrap: anywhere }
.face { display: grid; place-items: center; flex: none; width: 3.5rem; height: 3.5rem; border-radius: 50%; border: 1px solid var(--line); color: var(--soft); font-size: 1.375rem }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

export interface PublicPage {
  /** The title and what else is in the head. */
  head: unknown;
  body: unknown;
  kind: 'chat' | 'list';
  mode?: 'light' | 'dark' | 'auto';
  status?: 200 | 404;
}

/** Answers a page for everybody about agents: one document, no script. */
export function answerPublicPage(
  c: HonoContext,
  { head, body, kind, mode = 'auto', status = 200 }: PublicPage,
): Response | Promise<Response> {
  c.header('Cache-Control', 'no-cache');
  c.header('Content-Security-Policy', policy);
  return c.html(
    html`<!doctype html>
<html lang="en" data-mode="${mode}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
${head}
<style>${raw(style)}</style>
</head>
<body class="${kind}">${body}</body>
</html>`,
    status,
  );
}
