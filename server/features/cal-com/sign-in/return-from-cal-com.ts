import type { Context as HonoContext } from 'hono';
import { paths } from '#contract/page-addresses.ts';
import type { Services } from '#server/context.ts';
import { calComStep } from './cal-com-step.ts';

/** Takes the browser back from Cal.com to the page that it came from, which sends the code on as who is signed in. */
export function returnFromCalCom(services: Services, http: HonoContext): Response {
  const begun = calComStep.read(http, services);
  if (begun === null) return http.redirect(paths.dashboard, 302);
  const given = new URL(http.req.url).searchParams;
  const code = given.get('code');
  const answer = code === null ? { 'cal-com': 'cancelled' } : { code, state: given.get('state') ?? '' };
  const query = new URLSearchParams(answer);
  return http.redirect(`${paths.integration(begun.agentId, 'cal-com')}?${query}`, 302);
}
