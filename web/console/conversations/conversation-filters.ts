import { channels, feedbackValues, outcomes, resolutions } from '#contract/conversations/conversations.ts';
import { inboxLists } from '#contract/inbox/inbox.ts';
import type { ConversationFilters } from './conversations.queries.ts';

/** The search parameters of Messages that are filters; the choices of those that are one of a few. */
const choices = {
  outcome: outcomes,
  channel: channels,
  rating: feedbackValues,
  judgement: feedbackValues,
  resolution: resolutions,
  weekday: ['0', '1', '2', '3', '4', '5', '6'],
  hour: Array.from({ length: 24 }, (_, hour) => String(hour)),
  lead: ['with', 'without'],
  read: ['unread', 'read'],
  list: inboxLists,
} as const;

/** Those that take any words. */
const free = [
  'range',
  'q',
  'page',
  'tagId',
  'language',
  'askedOn',
  'sourceId',
  'citedPage',
  'askedLike',
] as const;

export const conversationFilterNames = [...Object.keys(choices), ...free];

/** The filters of Messages as they are in its address; what is none is left out. */
export function readConversationFilters(
  agentId: string | undefined,
  search: URLSearchParams,
): ConversationFilters {
  const filters: Record<string, string> = agentId === undefined ? {} : { agentId };
  for (const [name, allowed] of Object.entries(choices)) {
    const value = search.get(name);
    if (value && (allowed as readonly string[]).includes(value)) filters[name] = value;
  }
  for (const name of free) {
    const value = search.get(name);
    if (value && (name !== 'language' || /^[a-z]{2,3}$/.test(value))) filters[name] = value;
  }
  return filters as ConversationFilters;
}
