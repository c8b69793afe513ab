import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type {
  AnswerExplanation,
  ConsideredPassage,
  ExplainedPassage,
} from '#contract/conversations/conversations.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { dollarsOfTokens } from '#server/features/model-prices/dollars-of-tokens.ts';
import { isPriceOfAnswer } from '#server/features/model-prices/is-price-of-answer.ts';
import { modelPrice } from '#server/features/model-prices/model-prices.table.ts';
import { document } from '#server/features/sources/sources.table.ts';
import { message, question } from './conversations.table.ts';

/** How an answer came about, and what was left out of it; `not-found` for what is no answer in this workspace. */
export async function explainAnswer(ctx: Context, messageId: string): Promise<AnswerExplanation> {
  const [row] = await ctx.db
    .select({
      trace: message.trace,
      model: message.model,
      inputTokens: message.inputTokens,
      outputTokens: message.outputTokens,
      cost: dollarsOfTokens('message'),
      query: sql<string | null>`coalesce(${question.query}, asked.text)`,
    })
    .from(message)
    .leftJoin(modelPrice, isPriceOfAnswer)
    .leftJoin(question, eq(question.answerId, message.id))
    .leftJoin(sql`message as asked`, sql`asked.id = ${question.id}`)
    .where(
      and(
        inWorkspace(ctx, message),
        eq(message.id, messageId),
        eq(message.role, 'assistant'),
        isNull(message.authorKind),
      ),
    );
  if (row === undefined) throw failure('not-found');
  const { trace, model, inputTokens, outputTokens, cost, query } = row;
  return {
    query,
    passages: await addDates(ctx, trace?.passages ?? []),
    cut: [...(trace?.cut ?? [])],
    prompt: trace?.prompt ?? null,
    calls: [...(trace?.calls ?? [])],
    model,
    usage: { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0 },
    cost,
    firstWordMs: trace?.firstWordMs ?? null,
    totalMs: trace?.totalMs ?? null,
  };
}

/** When the page or text of each passage was last seen to be as it is: the newest, where several pages have its address. */
async function addDates(ctx: Context, passages: readonly ConsideredPassage[]): Promise<ExplainedPassage[]> {
  const sourceIds = [...new Set(passages.map(({ sourceId }) => sourceId))];
  if (sourceIds.length === 0) return [];
  const rows = await ctx.db
    .select({
      sourceId: document.sourceId,
      url: document.url,
      checkedAt: sql<string>`max(coalesce(${document.checkedAt}, ${document.readAt}))`,
    })
    .from(document)
    .where(
      and(inWorkspace(ctx, document), inArray(document.sourceId, sourceIds), gt(document.liveVersion, 0)),
    )
    .groupBy(document.sourceId, document.url);
  const keyOf = (sourceId: string, url: string | null | undefined) => `${sourceId} ${url ?? ''}`;
  const dates = new Map(rows.map((row) => [keyOf(row.sourceId, row.url), row.checkedAt]));
  return passages.map((passage) => {
    const date = dates.get(keyOf(passage.sourceId, passage.url));
    return { ...passage, checkedAt: date ? new Date(date).toISOString() : null };
  });
}
