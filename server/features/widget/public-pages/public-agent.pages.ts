import type { Hono, Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import { renderSVG } from 'uqr';
import { type SocialField, socialNetworks } from '#contract/agents/agents.ts';
import { paths } from '#contract/page-addresses.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import {
  findAgentByUsername,
  type ListedAgent,
} from '#server/features/agents/public/find-agent-by-username.ts';
import { pictureUrl } from '#server/features/pictures/picture-url.ts';
import { cleanText } from '#server/http/input/clean-text.ts';
import { currentBrand } from '#server/white-label/current-brand.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { answerPublicPage } from './answer-public-page.ts';

/** Serves the page of an agent whose owner made it public: what it is, where to find its firm, and the chat itself. */
export function bindPublicAgentPages(app: Hono, services: Services): void {
  const find = (c: HonoContext) => findAgentByUsername(services, cleanText(c.req.param('username') ?? ''));
  const addressOf = (agent: ListedAgent) => `${baseUrl(services.config)}${paths.publicAgent(agent.username)}`;

  app.get(paths.publicAgent(':username'), async (c) => {
    const agent = await find(c);
    if (agent === null) {
      const head = html`<title>Page not found · ${currentBrand().name}</title><meta name="robots" content="noindex" />`;
      const all = html`<p><a href="${paths.discover}">See all public agents</a></p>`;
      const body = html`<main><h1>Page not found</h1><p>There is no public agent at this address.</p>
${labelStore.getStore() ? '' : all}</main>`;
      return answerPublicPage(c, { head, body, kind: 'list', status: 404 });
    }
    return answerPublicPage(c, {
      head: headOf(agent, addressOf(agent)),
      body: bodyOf(agent),
      kind: 'chat',
      mode: agent.colorMode,
    });
  });

  app.get(paths.publicAgentCode(':username'), async (c) => {
    const agent = await find(c);
    if (agent === null) return c.notFound();
    // Dark on light in both themes: most cameras read no other.
    const code = renderSVG(addressOf(agent), { ecc: 'M', border: 2 });
    return c.body(code, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' });
  });
}

const titleOf = ({ aiAgentTitle, displayName }: ListedAgent) => aiAgentTitle || displayName;

function headOf(agent: ListedAgent, address: string) {
  const title = titleOf(agent);
  const description = agent.description || `Chat with ${agent.displayName}.`;
  const general = labelStore.getStore() ? '/favicon.svg' : paths.socialPicture(paths.discover);
  const picture = pictureUrl(agent.cover ?? agent.avatar) ?? general;
  return html`<title>${title}</title>
<meta name="description" content="${description}" />
<link rel="canonical" href="${address}" />
<meta property="og:type" content="website" />
<meta property="og:title" content="${title}" />
<meta property="og:description" content="${description}" />
<meta property="og:url" content="${address}" />
<meta property="og:site_name" content="${currentBrand().name}" />
<meta name="twitter:card" content="summary" />
<meta property="og:image" content="${new URL(picture, address).href}" />`;
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
${links.length === 0 ? '' : html`<nav aria-label="Profiles">${links}</nav>`}</div>
<details><summary>Open on a phone</summary><div><img src="${paths.publicAgentCode(agent.username)}" alt="QR code with the address of this page" /></div></details></div></header>
<iframe src="/chat/${agent.id}" title="Chat with ${agent.displayName}"></iframe>`;
}
