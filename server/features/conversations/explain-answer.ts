import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnswerExplanation } from '#contract/conversations/conversations.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { message, question } from './conversations.table.ts';

/** How an answer came about, and what was left out of it; `not-found` for what is no answer in this workspace. */
export async function explainAnswer(ctx: Context, messageId: string): Promise<AnswerExplanation> {
  const [row] = await ctx.db
    .select({
      trace: message.trace,
      model: message.model,
      inputTokens: message.inputTokens,
      outputTokens: message.outputTokens,
      query: sql<string | null>`coalesce(${question.query}, asked.text)`,
    })
    .from(message)
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
  const { trace, model, inputTokens, outputTokens, query } = row;
  return {
    query,
    passages: [...(trace?.passages ?? [])],
    cut: [...(trace?.cut ?? [])],
    model,
    usage: { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0 },
    firstWordMs: trace?.firstWordMs ?? null,
    totalMs: trace?.totalMs ?? null,
  };
}
