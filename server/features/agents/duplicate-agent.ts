import { agentSettingsSchema } from '#contract/agents/agents.schemas.ts';
import type { Context } from '#server/context.ts';
import { createAgent } from './create-agent.ts';
import { type AgentRow, findAgent } from './find-agent.ts';
import { setSynonyms } from './set-synonyms.ts';

const longestName = 80;
const suffix = ' (copy)';

/** Of the agent alone: a username is unique, and a public page needs one. */
const { name: _name, username: _username, isPublic: _isPublic, ...copied } = agentSettingsSchema.shape;

/** Makes an agent with the settings of another one and answers its id; `plan-limit` beyond the plan. */
export async function duplicateAgent(
  ctx: Context,
  agentId: string,
  name: string | undefined,
): Promise<string> {
  const row = await findAgent(ctx, agentId);
  const id = await createAgent(ctx, { ...settingsOf(row), name: name ?? nameOfCopy(row.name) });
  if (row.synonyms.length > 0) await setSynonyms(ctx, id, row.synonyms);
  return id;
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
