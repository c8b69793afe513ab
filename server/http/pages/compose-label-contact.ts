import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { html, raw } from 'hono/html';
import { paths } from '#contract/page-addresses.ts';
import type { WhiteLabel } from '#server/white-label/white-label.ts';

const style = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: light-dark(#faf8f5, #16130f); color: light-dark(#1f1b16, #f3eee7); font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 30rem; padding: 2rem }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2 }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
a { color: inherit; font-weight: 600 }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** How clients of a partner reach the partner: the form of our own page would reach us. */
export function composeLabelContact(
  c: HonoContext,
  { name, supportEmail }: WhiteLabel,
): Response | Promise<Response> {
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; frame-ancestors 'none'`,
  );
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Contact · ${name}</title>
<link rel="icon" href="/favicon.svg" />
<style>${raw(style)}</style>
</head>
<body><main><h1>Contact ${name}</h1>
<p>Write to <a href="mailto:${supportEmail}">${supportEmail}</a>.</p>
<p><a href="${paths.dashboard}">Back to the console</a></p></main></body>
</html>`);
}
