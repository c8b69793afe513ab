import type { AgentSettings } from '#contract/agents/agents.schemas.ts';

/**
 * Whether a chat has a way to a person: it asks for the visitor's contact details, or its owner has given some.
 * Without one nobody could answer, so no person is offered.
 */
export function reachesPerson({ fields, otherWay }: AgentSettings['humanForm']): boolean {
  return fields.email || fields.phone || otherWay !== '';
}
