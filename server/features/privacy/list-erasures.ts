import { desc } from 'drizzle-orm';
import type { Erasure } from '#contract/privacy/privacy.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { erasure } from './privacy.table.ts';

const most = 100;

export async function listErasures(ctx: Context): Promise<Erasure[]> {
  const rows = await ctx.db
    .select()
    .from(erasure)
    .where(inWorkspace(ctx, erasure))
    .orderBy(desc(erasure.id))
    .limit(most);
  return rows.map(({ id, at, cause, conversations, files, leads }) => ({
    id,
    at: at.toISOString(),
    cause,
    conversations,
    files,
    leads,
  }));
}
