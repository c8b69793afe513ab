import { and, eq, exists, ilike, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { conversationQuerySchema } from '#contract/conversations/conversations.schemas.ts';
import type { Context } from '#server/context.ts';
import { isCountedConversation } from '#server/counting/counted.ts';
import { containing } from '#server/database/containing.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { conversation, question } from '#server/features/conversations/conversations.table.ts';
import { matchQuestions } from '#server/features/conversations/questions/match-questions.ts';
import { readUntil } from '#server/features/conversations/read-marks/read-until.ts';
import { findWords } from '#server/features/conversations/words/find-words.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { conversationTag } from '#server/features/tags/tags.table.ts';
import { matchList } from './match-list.ts';

export interface ConversationQuery extends z.output<typeof conversationQuerySchema> {
  /** The newest conversation that can match, which spares a search from the newest of all: see `findNewestAsked`. */
  upTo?: string | undefined;
}

/**
 * How words are searched: by the index for all messages, among the messages that meet the other conditions, or
 * conversation by conversation.
 */
type WordSearch = 'by-index' | 'among-others' | 'one-by-one';

/**
 * The conversations that have a message with all that the filters want: in a time, with an outcome, words and a thumb.
 * So they are those behind a figure of the same time. Page, channel, tag, lead and whether it was read are filters of the
 * conversation itself.
 */
export function matchConversations(
  ctx: Context,
  query: ConversationQuery,
  search: WordSearch = 'by-index',
): SQL | undefined {
  const { agentId, channel, page, q } = query;
  return and(
    inWorkspace(ctx, conversation),
    agentId === undefined ? undefined : eq(conversation.agentId, agentId),
    channel === undefined ? isCountedConversation : eq(conversation.channel, channel),
    page ? ilike(conversation.pageUrl, containing(page)) : undefined,
    query.lead === undefined ? undefined : matchLead(ctx, query.lead),
    query.tagId === undefined ? undefined : hasTag(ctx, query.tagId),
    query.list === undefined ? undefined : matchList(ctx, query.list),
    query.read === undefined ? undefined : matchRead(ctx, query.read),
    query.upTo === undefined ? undefined : lte(conversation.id, query.upTo),
    isNarrowed(query) && !q ? inArray(conversation.id, withQuestion(ctx, isAsked(ctx, query))) : undefined,
    q ? hasWords(ctx, query, q, search) : undefined,
  );
}

/** Filters of single messages. The agent and the time zone are read with them, but filter no message by themselves. */
const messageFilters = [
  'from',
  'to',
  'outcome',
  'rating',
  'judgement',
  'resolution',
  'language',
  'askedOn',
  'sourceId',
  'citedPage',
  'weekday',
  'hour',
  'askedLike',
] as const satisfies readonly (keyof ConversationQuery)[];

const isNarrowed = (query: ConversationQuery): boolean =>
  messageFilters.some((name) => query[name] !== undefined);

interface Wanted {
  words?: string;
  looksAtEach?: boolean;
}

const isAsked = (ctx: Context, query: ConversationQuery, wanted: Wanted = {}): SQL | undefined =>
  matchQuestions(ctx, { ...query, ...wanted }, 'with-previews');

const withQuestion = (ctx: Context, asked: SQL | undefined) =>
  ctx.db.select({ id: question.conversationId }).from(question).where(asked);

/** Words of the messages, or of the contact details that were left, under which the list shows the visitor. */
function hasWords(
  ctx: Context,
  query: ConversationQuery,
  words: string,
  search: WordSearch,
): SQL | undefined {
  if (search === 'one-by-one') return hasWordsItself(ctx, query, words);
  const left = ctx.db
    .select({ id: lead.conversationId })
    .from(lead)
    .where(and(inWorkspace(ctx, lead), isInDetails(words)));
  if (!isNarrowed(query))
    return sql`${conversation.id} in (
      select conversation_id from (${findWords(ctx, words)}) as found union all ${left})`;
  const asked = isAsked(ctx, query, { words, looksAtEach: search === 'among-others' });
  return or(
    inArray(conversation.id, withQuestion(ctx, asked)),
    and(inArray(conversation.id, left), inArray(conversation.id, withQuestion(ctx, isAsked(ctx, query)))),
  );
}

/** The same for one conversation at a time; `offset 0` keeps PostgreSQL from searching all of them at once. */
function hasWordsItself(ctx: Context, query: ConversationQuery, words: string): SQL | undefined {
  const hasQuestion = (asked: SQL | undefined) => sql`exists (
    select from question where question.conversation_id = ${conversation.id} and ${asked} offset 0)`;
  const hasLead = sql`exists (
    select from lead where lead.conversation_id = ${conversation.id} and ${isInDetails(words)} offset 0)`;
  return or(
    hasQuestion(isAsked(ctx, query, { words, looksAtEach: true })),
    and(hasLead, isNarrowed(query) ? hasQuestion(isAsked(ctx, query)) : undefined),
  );
}

function isInDetails(words: string): SQL | undefined {
  const part = containing(words);
  return or(ilike(lead.name, part), ilike(lead.email, part), ilike(lead.phone, part));
}

function matchLead(ctx: Context, wanted: 'with' | 'without'): SQL {
  const left = exists(
    ctx.db.select({ found: sql`1` }).from(lead).where(eq(lead.conversationId, conversation.id)),
  );
  return wanted === 'with' ? left : not(left);
}

function hasTag(ctx: Context, tagId: string): SQL {
  const tagged = ctx.db
    .select({ id: conversationTag.conversationId })
    .from(conversationTag)
    .where(and(inWorkspace(ctx, conversationTag), eq(conversationTag.tagId, tagId)));
  return inArray(conversation.id, tagged);
}

function matchRead(ctx: Context, wanted: 'read' | 'unread'): SQL {
  const isRead = sql`coalesce(${readUntil(ctx)} >= ${conversation.lastMessageAt}, false)`;
  return wanted === 'read' ? isRead : not(isRead);
}
