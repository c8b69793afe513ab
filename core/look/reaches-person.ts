import type { AgentSettings } from '#contract/agents/agents.schemas.ts';

/**
 * Whether a chat has a way to a person: it asks how to reach the visitor, or its owner says whom to reach and how.
 * Without one nobody would ever answer, and no person is offered.
 */
export function reachesPerson({ fields, otherWay }: AgentSettings['humanForm']): boolean {
  return fields.email || fields.phone || otherWay !== '';
}
