import { and, desc, eq, gte } from 'drizzle-orm';
import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import type { Changes } from '#contract/changes.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { agentChange } from '../agents.table.ts';
import { findAgent } from '../find-agent.ts';
import { requireListedModel } from '../require-listed-model.ts';
import { setSynonyms } from '../synonyms/set-synonyms.ts';
import { updateAgent } from '../update-agent.ts';

const modelGone =
  'The agent used a model then that can no longer be chosen. Store its key again under Settings › Model keys, or change the settings one by one.';

/**
 * Brings the settings of an agent back to how they were before a version, as a change like any other: it is a new version. What a
 * form would refuse is refused, such as a username that is taken by now. `not-found` for a version that is not kept,
 * `cannot-process` where values of before were not.
 */
export function undoAgentVersion(ctx: Context, agentId: string, wanted: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const agent = await findAgent(ctx, agentId, 'lock');
    if (!/^\d{1,9}$/.test(wanted)) throw failure('not-found');
    const version = Number(wanted);
    const rows = await ctx.db
      .select({ version: agentChange.version, before: agentChange.before })
      .from(agentChange)
      .where(
        and(
          inWorkspace(ctx, agentChange),
          eq(agentChange.agentId, agentId),
          gte(agentChange.version, version),
        ),
      )
      .orderBy(desc(agentChange.version));
    if (rows.at(-1)?.version !== version) throw failure('not-found');
    const values: Record<string, unknown> = {};
    for (const { before } of rows) {
      if (before === null)
        throw failure('cannot-process', { message: 'What this change replaced was not kept.' });
      Object.assign(values, before);
    }
    const { synonyms, ...settings } = values as Changes<AgentSettings> & { synonyms?: string[][] };
    if (settings.selectedModel !== undefined && settings.selectedModel !== agent.selectedModel)
      await requireListedModel(ctx, settings.selectedModel, modelGone);
    await updateAgent(ctx, agentId, settings);
    if (synonyms !== undefined) await setSynonyms(ctx, agentId, synonyms);
  });
}
