import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { signToken } from '#server/http/tokens/sign-token.ts';
import { visitorPrefixes } from './visitor-kind.ts';
import { visitorTokenPurpose } from './visitor-token-purpose.ts';

export interface Visitor {
  visitorId: string;
  /** Identifies the visitor: signed for one agent, and nothing is stored for it. */
  token: string;
  /** The session that a signed token of theirs has opened, for somebody who is known. */
  sessionId?: string;
}

export function createVisitor(services: Services, agentId: string, kind: 'visitor' | 'preview'): Visitor {
  const visitorId = createId(visitorPrefixes[kind]);
  return { visitorId, token: signToken(services.secretKey, visitorTokenPurpose(agentId), visitorId) };
}
