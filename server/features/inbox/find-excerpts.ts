import { and, inArray, sql } from 'drizzle-orm';
import { cutExcerpt } from '#core/searching/substrings/cut-excerpt.ts';
import { findTerms } from '#core/searching/substrings/find-terms.ts';
import { listSearchTerms } from '#core/searching/substrings/list-search-terms.ts';
import type { Context } from '#server/context.ts';
import { question } from '#server/features/conversations/conversations.table.ts';
import { matchQuestions } from '#server/features/conversations/questions/match-questions.ts';
import type { ConversationQuery } from './match-conversations.ts';

const excerptLength = 120;

interface Found extends Record<string, unknown> {
  conversationId: string;
  texts: string[];
}

/** For each of these conversations, the part of its newest matching message that has the words of the search. */
export async function findExcerpts(
  ctx: Context,
  query: ConversationQuery,
  conversationIds: readonly string[],
): Promise<Map<string, string>> {
  const { q } = query;
  const terms = listSearchTerms(q ?? '');
  if (!q || terms.length === 0 || conversationIds.length === 0) return new Map();
  const where = and(
    inArray(question.conversationId, [...conversationIds]),
    matchQuestions(ctx, { ...query, words: q, looksAtEach: true }, 'with-previews'),
  );
  const { rows } = await ctx.db.execute<Found>(sql`
    select newest.conversation_id as "conversationId", array_agg(message.text order by message.id) as texts
    from (
      select distinct on (conversation_id) conversation_id, id, answer_id from question
      where ${where} order by conversation_id, id desc
    ) as newest
    join message on message.id = any(array[newest.id, newest.answer_id])
    group by newest.conversation_id`);
  return new Map(
    rows.map(({ conversationId, texts }) => [
      conversationId,
      cutExcerpt(mostFitting(texts, terms), terms, excerptLength),
    ]),
  );
}

/** The question or its answer: the one with more of the words. */
function mostFitting(texts: readonly string[], terms: readonly string[]): string {
  const held = (text: string) => terms.filter((term) => findTerms(text, [term]).length > 0).length;
  return texts.toSorted((one, other) => held(other) - held(one))[0] ?? '';
}
