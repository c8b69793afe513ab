import { eq, ne } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { agent } from './agents.table.ts';

/** Stores what is usual for each agent; those that are not named have no visitors. */
export async function setUsualMessages(
  services: Services,
  usual: readonly { agentId: string; hourly: number }[],
): Promise<void> {
  await withTransaction(services, async ({ db }) => {
    await db.update(agent).set({ usualHourlyMessages: 0 }).where(ne(agent.usualHourlyMessages, 0));
    for (const { agentId, hourly } of usual)
      await db.update(agent).set({ usualHourlyMessages: hourly }).where(eq(agent.id, agentId));
  });
}
