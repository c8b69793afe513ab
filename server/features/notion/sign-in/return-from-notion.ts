import type { Context as HonoContext } from 'hono';
import { paths } from '#contract/page-addresses.ts';
import type { Services } from '#server/context.ts';
import { notionStep } from './notion-step.ts';

/** Takes the browser back from Notion to the page that it came from, which sends the code on as who is signed in. */
export function returnFromNotion(services: Services, http: HonoContext): Response {
  const begun = notionStep.read(http, services);
  if (begun === null) return http.redirect(paths.dashboard, 302);
  const given = new URL(http.req.url).searchParams;
  const code = given.get('code');
  const answer = code === null ? { notion: 'cancelled' } : { code, state: given.get('state') ?? '' };
  const query = new URLSearchParams({ add: 'notion', ...answer });
  return http.redirect(`${paths.trainingSources(begun.agentId)}?${query}`, 302);
}
