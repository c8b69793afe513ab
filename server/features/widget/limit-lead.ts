import type { Context as HonoContext } from 'hono';
import { visitorShares } from '#core/safety/visitor-shares.ts';
import type { Context } from '#server/context.ts';
import type { PublicAgent } from '#server/features/agents/public/find-public-agent.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Hit } from '#server/http/limits/create-rate-limiter.ts';
import { issueChallenge } from '#server/http/limits/issue-challenge.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';
import { hasSolvedChallenge } from './has-solved-challenge.ts';
import { visitorLimits } from './visitors/visitor-limits.ts';

/**
 * Counts a visitor's lead under the limits of the plan. A conversation has one lead, so details from within one are
 * counted as such; the form can be sent before the first message too, but seldom. Throws `rate-limited`, and
 * `challenge-required` in a burst.
 */
export async function limitLead(
  ctx: Context,
  c: HonoContext,
  agent: PublicAgent,
  conversationId: string | undefined,
): Promise<void> {
  if (ctx.actor.kind !== 'visitor') return;
  const { visitorId } = ctx.actor;
  const shares = visitorShares(entitlementsOf(agent.workspace).limits);
  const maxima: Partial<Record<Hit[0], number>> = {
    'leads-of-visitor': shares.leadsPerVisitor,
    'leads-from-address': shares.leadsPerAddress,
  };
  const hits = visitorLimits(c, ctx, 'lead', { agentId: agent.id, visitorId })
    .filter(([name]) => name !== 'leads-of-agent')
    .map(([name, subject = '']): Hit => [name, subject, maxima[name]]);
  if (conversationId === undefined) {
    hits.push(['lead-before-chat-of-visitor', `${agent.id} ${visitorId}`]);
    const address = clientAddress(c, ctx.config.TRUSTED_PROXIES);
    if (hits.some(([name]) => name === 'leads-from-address'))
      hits.push(['lead-before-chat-from-address', `${agent.id} ${address}`]);
  }
  await ctx.rateLimiter.hit(...hits);
  await askInBurst(ctx, c, agent, shares.leadsInBurst);
}

async function askInBurst(ctx: Context, c: HonoContext, agent: PublicAgent, usual: number): Promise<void> {
  const [counted] = await ctx.rateLimiter.hit(['leads-of-agent', agent.id, Number.MAX_SAFE_INTEGER]);
  const count = counted?.count ?? 0;
  if (count === usual + 1)
    await recordEvent(ctx.db, agent.workspace.id, {
      name: 'agent.flooded',
      payload: { agentId: agent.id, what: 'leads' },
    });
  if (count > usual && !(await hasSolvedChallenge(c, ctx, agent.id)))
    throw await issueChallenge(ctx, agent.id, count / usual);
}
