import { eq } from 'drizzle-orm';
import { maskCardNumbers } from '#core/safety/mask-card-numbers.ts';
import type { Services } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { privacySettings } from './privacy.table.ts';

/**
 * What a visitor wrote as it may be stored and sent on: without card numbers where the agent's workspace wants that. Only a
 * message that has one costs a query.
 */
export async function maskWhereWanted({ db }: Services, agentId: string, text: string): Promise<string> {
  const masked = maskCardNumbers(text);
  if (masked === text) return text;
  const [wanted] = await db
    .select({ masks: privacySettings.masksCardNumbers })
    .from(privacySettings)
    .innerJoin(agent, eq(agent.workspaceId, privacySettings.workspaceId))
    .where(eq(agent.id, agentId));
  return wanted?.masks ? masked : text;
}
