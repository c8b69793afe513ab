import { and, inArray, sql } from 'drizzle-orm';
import type { Outcome } from '#contract/conversations/conversations.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { question } from '#server/features/conversations/conversations.table.ts';

interface AskedTopic {
  agentId: string;
  topic: string;
  outcome: Outcome | null;
}

/** What these questions of the workspace ask; a question from before topics were kept is a topic of its own. */
export async function listTopicsOf(ctx: Context, questionIds: readonly string[]): Promise<AskedTopic[]> {
  return ctx.db
    .selectDistinct({
      agentId: question.agentId,
      topic: sql<string>`coalesce(${question.topic}, ${question.id})`,
      outcome: question.outcome,
    })
    .from(question)
    .where(and(inWorkspace(ctx, question), inArray(question.id, [...questionIds])));
}
