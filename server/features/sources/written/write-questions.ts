import { and, eq, sql } from 'drizzle-orm';
import {
  composeQuestionRequest,
  QUESTIONS_WANTED,
} from '#core/answering/asking/written-questions/compose-question-request.ts';
import { readWrittenQuestions } from '#core/answering/asking/written-questions/read-written-questions.ts';
import type { Context, Services } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { writeByModel } from '#server/features/model-keys/write-by-model.ts';
import { writtenQuestions } from '#server/features/sources/sources.table.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { listUnwritten } from './list-unwritten.ts';
import { publishWritten } from './publish-written.ts';
import { queueWriting } from './queue-writing.ts';
import { textHashOfPassage } from './text-hash-of-passage.ts';
import type { WriteQuestionsJob } from './written-jobs.ts';

const passagesAtOnce = 20;
/** After this time the next agent has its turn, and this one goes on behind it. */
const turnMs = 30_000;
/** Of one agent: beyond it the bill would surprise. */
const mostTexts = 5_000;
const mostTokens = 300;

/**
 * Has the agent's language model write the questions that its passages lack, and makes them help to find these. Nothing
 * where the owner does not want it or no model is configured; where the model fails, the next training goes on.
 */
export async function writeQuestions(
  services: Services,
  { workspaceId, agentId }: WriteQuestionsJob,
  signal: AbortSignal,
): Promise<void> {
  const workspace = await findWorkspace(services, workspaceId);
  if (workspace === null) return;
  const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
  const [row] = await ctx.db
    .select({ writes: agent.writesQuestions, selectedModel: agent.selectedModel })
    .from(agent)
    .where(and(eq(agent.id, agentId), eq(agent.workspaceId, workspaceId)));
  if (!row?.writes) return;
  const models = await ctx.workspaceModels.forAnswers(ctx);
  if (models.modelsFor(row.selectedModel).length === 0) return;
  const end = performance.now() + turnMs;
  for (;;) {
    const known = await ctx.db.$count(writtenQuestions, eq(writtenQuestions.agentId, agentId));
    const passages = await listUnwritten(ctx, agentId, Math.min(passagesAtOnce, mostTexts - known));
    if (passages.length === 0) return forgetUnused(ctx, agentId);
    const done: string[] = [];
    let isFailed = false;
    for (const passage of passages) {
      signal.throwIfAborted();
      const request = { ...composeQuestionRequest(passage), maxOutputTokens: mostTokens, signal };
      const written = await writeByModel(models.chainFor(row.selectedModel), request);
      isFailed = written === null;
      if (written === null) break;
      await ctx.db
        .insert(writtenQuestions)
        .values({
          agentId,
          workspaceId,
          textHash: passage.textHash,
          questions: readWrittenQuestions(written.text, passage.text, QUESTIONS_WANTED),
          model: written.modelId,
          ...written.usage,
          writtenAt: ctx.clock.now(),
        })
        .onConflictDoNothing();
      done.push(passage.textHash);
      if (performance.now() > end) break;
    }
    if (done.length > 0) await publishWritten(ctx, agentId, done);
    if (isFailed) return ctx.log.warn({ agentId }, 'no language model wrote questions for passages');
    if (performance.now() > end) return queueWriting(ctx, { workspaceId, agentId });
  }
}

/** What was written for texts that are in no source any more. */
async function forgetUnused(ctx: Context, agentId: string): Promise<void> {
  await ctx.db.execute(sql`
    delete from written_questions where agent_id = ${agentId} and text_hash not in (
      select ${sql.raw(textHashOfPassage)} from document
      join passage on passage.document_id = document.id
      where document.agent_id = ${agentId}
    )`);
}
