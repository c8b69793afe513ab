import { and, eq } from 'drizzle-orm';
import { agentSettingsSchema } from '#contract/agents/agents.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { copyPicture } from '#server/features/pictures/copy-picture.ts';
import { queuePictureDeletion } from '#server/features/pictures/queue-picture-deletion.ts';
import { agent } from './agents.table.ts';
import { createAgent } from './create-agent.ts';
import { type AgentRow, findAgent } from './find-agent.ts';
import { setSynonyms } from './synonyms/set-synonyms.ts';

const longestName = 80;
const suffix = ' (copy)';

/** Of the agent alone: a username is unique, and a public page needs one. */
const { name: _name, username: _username, isPublic: _isPublic, ...copied } = agentSettingsSchema.shape;

/**
 * Makes an agent with the settings, pictures and synonyms of another one and answers its id; `plan-limit` beyond the
 * plan.
 * @param finish what else belongs to the copy, in the same transaction
 */
export async function duplicateAgent(
  ctx: Context,
  agentId: string,
  name: string | undefined,
  finish: (ctx: Context, copyId: string) => Promise<void>,
): Promise<string> {
  const row = await findAgent(ctx, agentId);
  const pictures = { avatar: await copyPicture(ctx, row.avatar), cover: await copyPicture(ctx, row.cover) };
  try {
    return await withTransaction(ctx, async (ctx) => {
      const id = await createAgent(ctx, { ...settingsOf(row), name: name ?? nameOfCopy(row.name) });
      await ctx.db
        .update(agent)
        .set(pictures)
        .where(and(inWorkspace(ctx, agent), eq(agent.id, id)));
      if (row.synonyms.length > 0) await setSynonyms(ctx, id, row.synonyms);
      await finish(ctx, id);
      return id;
    });
  } catch (error) {
    await queuePictureDeletion(ctx, Object.values(pictures));
    throw error;
  }
}

function settingsOf(row: AgentRow): Partial<AgentRow> {
  const names = Object.keys(copied) as (keyof typeof copied)[];
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

function nameOfCopy(name: string): string {
  const letters = Array.from(name);
  return (
    letters
      .slice(0, longestName - suffix.length)
      .join('')
      .trimEnd() + suffix
  );
}
