import { createHash } from 'node:crypto';
import type { Hono, Context as HonoContext } from 'hono';
import { html, raw } from 'hono/html';
import { type SocialField, socialNetworks } from '#contract/agents/agents.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { findAgentByUsername, type ListedAgent } from '#server/features/agents/find-agent-by-username.ts';
import { pictureUrl } from '#server/features/pictures/picture-url.ts';
import { cleanText } from '#server/http/input/clean-text.ts';

/** The page's only own style: the chat below the heading is a frame with its own. */
const style = `
:root { color-scheme: light dark; --ink: light-dark(#1d1b18, #f3efe9); --soft: light-dark(#5d574f, #b5ada2); --ground: light-dark(#fff, #17181c); --line: light-dark(#e2e4ea, #33353d) }
:root[data-mode=light] { color-scheme: light }
:root[data-mode=dark] { color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; height: 100dvh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
header { border-bottom: 1px solid var(--line) }
header > div { max-width: 760px; margin: 0 auto; padding: 1rem 1.25rem; display: flex; gap: 1rem; align-items: center }
header > div > div { min-width: 0 }
header img { flex: none; width: 3.5rem; height: 3.5rem; border-radius: 50%; object-fit: cover }
header img.cover { width: clamp(4.5rem, 18vw, 7.5rem); height: auto; aspect-ratio: 1; border-radius: .75rem }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.3; overflow-wrap: anywhere }
p { margin: .25rem 0 0; color: var(--soft); overflow-wrap: anywhere }
nav { margin-top: .5rem; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
a { color: inherit; padding: .25rem 0 }
iframe { flex: 1; width: 100%; min-height: 20rem; border: 0 }
main { padding: 4rem 1.5rem; text-align: center }
`;
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Serves the page of an agent whose owner made it public: what it is, where to find its firm, and the chat itself. */
export function bindPublicAgentPages(app: Hono, services: Services): void {
  const answer = (
    c: HonoContext,
    {
      head,
      body,
      mode,
      status,
    }: { head: unknown; body: unknown; mode: ListedAgent['colorMode']; status: 200 | 404 },
  ) => {
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Security-Policy', policy);
    return c.html(
      html`<!doctype html>
<html lang="en" data-mode="${mode}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
${head}
<style>${raw(style)}</style>
</head>
<body>${body}</body>
</html>`,
      status,
    );
  };

  app.get(paths.publicAgent(':username'), async (c) => {
    const agent = await findAgentByUsername(services, cleanText(c.req.param('username') ?? ''));
    if (agent === null) {
      const head = html`<title>Page not found · ${brand.name}</title><meta name="robots" content="noindex" />`;
      const body = html`<main><h1>Page not found</h1><p>There is no public agent at this address.</p></main>`;
      return answer(c, { head, body, mode: 'auto', status: 404 });
    }
    const address = `${baseUrl(services.config)}${paths.publicAgent(agent.username)}`;
    return answer(c, {
      head: headOf(agent, address),
      body: bodyOf(agent),
      mode: agent.colorMode,
      status: 200,
    });
  });
}

const titleOf = ({ aiAgentTitle, displayName }: ListedAgent) => aiAgentTitle || displayName;

function headOf(agent: ListedAgent, address: string) {
  const title = titleOf(agent);
  const description = agent.description || `Chat with ${agent.displayName}.`;
  const picture = pictureUrl(agent.cover ?? agent.avatar);
  return html`<title>${title}</title>
<meta name="description" content="${description}" />
<link rel="canonical" href="${address}" />
<meta property="og:type" content="website" />
<meta property="og:title" content="${title}" />
<meta property="og:description" content="${description}" />
<meta property="og:url" content="${address}" />
<meta property="og:site_name" content="${brand.name}" />
<meta name="twitter:card" content="summary" />
${picture === null ? '' : html`<meta property="og:image" content="${new URL(picture, address).href}" />`}`;
}

function bodyOf(agent: ListedAgent) {
  const links = (Object.keys(socialNetworks) as SocialField[]).flatMap((field) => {
    const url = agent[field];
    return url === null
      ? []
      : [html`<a href="${url}" rel="noopener noreferrer me">${socialNetworks[field].label}</a>`];
  });
  const picture = pictureUrl(agent.cover ?? agent.avatar);
  return html`<header><div>${picture === null ? '' : html`<img src="${picture}" alt="" class="${agent.cover === null ? 'face' : 'cover'}" />`}<div><h1>${titleOf(agent)}</h1>
${agent.description === '' ? '' : html`<p>${agent.description}</p>`}
${links.length === 0 ? '' : html`<nav aria-label="Profiles">${links}</nav>`}</div></div></header>
<iframe src="/chat/${agent.id}" title="Chat with ${agent.displayName}"></iframe>`;
}
