import type { Context as HonoContext } from 'hono';
import type { Services } from '#server/context.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Hit } from '#server/http/limits/create-rate-limiter.ts';
import { isThisMachine } from '../is-this-machine.ts';
import { isPreviewVisitor } from './is-preview-visitor.ts';

/**
 * The limits that a visitor's message or lead counts under: in a minute and in an hour, those of the visitor and those of
 * their address, which may be an office, and in ten minutes those of all visitors of the agent.
 */
export function visitorLimits(
  c: HonoContext,
  { config }: Pick<Services, 'config'>,
  what: 'message' | 'lead',
  { agentId, visitorId }: { agentId: string; visitorId: string },
): Hit[] {
  // A preview is the owner's, and has a daily allowance of its own.
  if (isPreviewVisitor(visitorId)) return [['chat-of-visitor', visitorId]];
  const address = clientAddress(c, config.TRUSTED_PROXIES);
  const hits: Hit[] = [
    [what === 'message' ? 'chat-of-visitor' : 'lead-of-visitor', visitorId],
    [`${what}s-of-visitor`, `${agentId} ${visitorId}`],
    [`${what}s-of-agent`, agentId],
  ];
  if (what === 'message') hits.push(['messages-of-visitor-in-month', `${agentId} ${visitorId}`]);
  if (!isThisMachine(address))
    hits.push([what === 'message' ? 'chat-from-address' : 'lead-from-address', address]);
  // Behind a proxy that is not trusted the address says nothing about the visitor.
  const isBehindProxy = isThisMachine(address) && c.req.header('x-forwarded-for') !== undefined;
  if (!isBehindProxy) hits.push([`${what}s-from-address`, `${agentId} ${address}`]);
  return hits;
}
