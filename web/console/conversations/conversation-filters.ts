import { channels, feedbackValues, outcomes } from '#contract/conversations/conversations.ts';
import type { ConversationFilters } from './conversations.queries.ts';

/** The search parameters of Messages that are filters; the choices of those that are one of a few. */
const choices = {
  outcome: outcomes,
  channel: channels,
  rating: feedbackValues,
  judgement: feedbackValues,
  lead: ['with', 'without'],
  read: ['unread', 'read'],
} as const;

export const conversationFilterNames = [...Object.keys(choices), 'range', 'q', 'page', 'tagId'];

/** The filters of Messages as they are in its address; what is none is left out. */
export function readConversationFilters(agentId: string, search: URLSearchParams): ConversationFilters {
  const filters: Record<string, string> = { agentId };
  for (const [name, allowed] of Object.entries(choices)) {
    const value = search.get(name);
    if (value && (allowed as readonly string[]).includes(value)) filters[name] = value;
  }
  for (const name of ['range', 'q', 'page', 'tagId']) {
    const value = search.get(name);
    if (value) filters[name] = value;
  }
  return filters as ConversationFilters;
}
