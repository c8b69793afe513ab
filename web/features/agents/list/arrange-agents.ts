import type { Agent } from '#contract/agents/agents.schemas.ts';

const newest = (a: Agent, b: Agent): number => b.createdAt.localeCompare(a.createdAt);
const most =
  (count: keyof Agent['counts']) =>
  (a: Agent, b: Agent): number =>
    b.counts[count] - a.counts[count] || newest(a, b);

/** Orders of the library, the first being that of the server; equal ones are listed newest first. */
export const agentOrders = {
  newest: { label: 'Newest first', compare: newest },
  oldest: { label: 'Oldest first', compare: (a, b) => newest(b, a) },
  name: { label: 'Name', compare: (a, b) => a.name.localeCompare(b.name) || newest(a, b) },
  sources: { label: 'Most sources', compare: most('sources') },
  conversations: { label: 'Most conversations', compare: most('conversations') },
  messages: { label: 'Most messages', compare: most('messages') },
  leads: { label: 'Most leads', compare: most('leads') },
} as const satisfies Record<string, { label: string; compare: (a: Agent, b: Agent) => number }>;
export type AgentOrder = keyof typeof agentOrders;

/** An order as it is in a URL; anything else means the newest first. */
export const readAgentOrder = (value: string | null): AgentOrder =>
  value !== null && Object.hasOwn(agentOrders, value) ? (value as AgentOrder) : 'newest';

/** Those whose name has every word of the search in it, in order. */
export function arrangeAgents(agents: readonly Agent[], search: string, order: AgentOrder): Agent[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return agents
    .filter(({ name }) => words.every((word) => name.toLocaleLowerCase().includes(word)))
    .sort(agentOrders[order].compare);
}
