import type { Context as HonoContext } from 'hono';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { checkDomain } from '../check-domain.ts';
import type { Visitor } from './create-visitor.ts';
import { findVisitor } from './find-visitor.ts';

/**
 * The visitor who calls. Throws `invalid-visitor` where the header names none of this agent, and
 * `domain-not-allowed` on a website that may not show it.
 */
export async function requireVisitor(c: HonoContext, services: Services, agentId: string): Promise<Visitor> {
  await checkDomain(c, services, agentId);
  const visitor = await findVisitor(c, services, agentId);
  if (visitor === null) throw failure('invalid-visitor');
  return visitor;
}
