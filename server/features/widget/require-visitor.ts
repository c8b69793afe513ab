import type { Context as HonoContext } from 'hono';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findVisitor } from './find-visitor.ts';

/** The id of the visitor who calls; `invalid-visitor` where the header names none of this agent. */
export function requireVisitor(c: HonoContext, services: Services, agentId: string): string {
  const visitor = findVisitor(c, services, agentId);
  if (visitor === null) throw failure('invalid-visitor');
  return visitor.visitorId;
}
