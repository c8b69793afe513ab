import type { Hono } from 'hono';
import { html } from 'hono/html';
import { discover } from '#contract/agents/discover.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { listPublicAgents, type PublicEntry } from '#server/features/agents/public/list-public-agents.ts';
import { pictureUrl } from '#server/features/pictures/picture-url.ts';
import { cleanText } from '#server/http/input/clean-text.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { answerPublicPage } from './answer-public-page.ts';

const pageSize = 24;
const wordsMaximumLength = 100;

/** Serves the list of the agents that their owners made public. `q` searches it, `page` counts from 1. */
export function bindDiscoverPages(app: Hono, services: Services): void {
  app.get(paths.discover, async (c, next) => {
    // A partner's clients look for no other companies.
    if (labelStore.getStore()) return next();
    const words = cleanText(c.req.query('q') ?? '')
      .trim()
      .slice(0, wordsMaximumLength);
    const asked = Number.parseInt(c.req.query('page') ?? '1', 10);
    const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
    const skipped = (page - 1) * pageSize;
    const { agents, total } = await listPublicAgents(services, { words, skipped, limit: pageSize });
    return answerPublicPage(c, {
      head: headOf(baseUrl(services.config), words !== '' || page > 1),
      body: bodyOf({ words, page, total, agents }),
      kind: 'list',
    });
  });
}

/** A search, or a later page, is no page to be found by itself. */
function headOf(origin: string, isPart: boolean) {
  const title = `${discover.title} · ${brand.name}`;
  const address = origin + paths.discover;
  return html`<title>${title}</title>
<meta name="description" content="${discover.description}" />
<link rel="canonical" href="${address}" />
${isPart ? html`<meta name="robots" content="noindex" />` : ''}
<meta property="og:type" content="website" />
<meta property="og:title" content="${title}" />
<meta property="og:description" content="${discover.description}" />
<meta property="og:url" content="${address}" />
<meta property="og:site_name" content="${brand.name}" />
<meta property="og:image" content="${origin + paths.socialPicture(paths.discover)}" />
<meta property="og:image:alt" content="${title}" />
<meta name="twitter:card" content="summary_large_image" />`;
}

interface Shown {
  words: string;
  page: number;
  total: number;
  agents: PublicEntry[];
}

function bodyOf({ words, page, total, agents }: Shown) {
  const linkTo = (to: number) =>
    `${paths.discover}?${new URLSearchParams({ ...(words && { q: words }), page: `${to}` })}`;
  const before = page > 1 ? html`<a href="${linkTo(page - 1)}" rel="prev">Previous page</a>` : '';
  const after = page * pageSize < total ? html`<a href="${linkTo(page + 1)}" rel="next">Next page</a>` : '';
  return html`<header><div><a class="home" href="${paths.home}"><img src="/favicon.svg" alt="" />${brand.name}</a>
<nav aria-label="Site"><a href="${paths.trial}">Try it with your website</a><a href="${paths.login}">Sign in</a></nav></div></header>
<main><h1>${discover.title}</h1><p>${discover.description}</p>
<form action="${paths.discover}" role="search"><label>Search agents
<input type="search" name="q" value="${words}" maxlength="${wordsMaximumLength}" autocomplete="off" /></label><button>Search</button></form>
<p role="status">${describeCount(total, words)}</p>
${agents.length === 0 ? '' : html`<ul>${agents.map(entryOf)}</ul>`}
${before || after ? html`<nav aria-label="Pages">${before}${after}</nav>` : ''}
<p class="more">Is your agent not here? Make it public under Settings › Discover of the agent. <a href="${paths.docsPage('widget')}#a-public-page">How a public page works</a></p></main>`;
}

function describeCount(total: number, words: string): string {
  const counted = total === 1 ? '1 agent' : `${total} agents`;
  if (words === '') return total === 0 ? 'No agent is public yet.' : counted;
  return total === 0 ? `No public agent has “${words}”. Try another word.` : `${counted} with “${words}”`;
}

function entryOf({ username, displayName, aiAgentTitle, description: text, avatar, cover }: PublicEntry) {
  const title = aiAgentTitle || displayName;
  const picture = pictureUrl(cover ?? avatar);
  const face =
    picture === null
      ? html`<span class="face" aria-hidden="true">${[...title][0] ?? ''}</span>`
      : html`<img src="${picture}" alt="" class="${cover === null ? 'face' : 'cover'}" loading="lazy" />`;
  return html`<li><a href="${paths.publicAgent(username)}">${face}<div><h2>${title}</h2>${text === '' ? '' : html`<p>${text}</p>`}</div></a></li>`;
}
