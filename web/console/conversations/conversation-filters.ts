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

/** Those that take any words, and how many characters the server takes. */
const free = {
  range: 60,
  q: 200,
  page: 500,
  tagId: 64,
  language: 3,
  askedOn: 2_000,
  sourceId: 64,
  citedPage: 2_000,
  askedLike: 2_000,
} as const;

export const conversationFilterNames = [...Object.keys(choices), ...Object.keys(free)];

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
  for (const [name, longest] of Object.entries(free)) {
    const value = search.get(name);
    if (!value || value.length > longest) continue;
    if (name !== 'language' || /^[a-z]{2,3}$/.test(value)) filters[name] = value;
  }
  return filters as ConversationFilters;
}
