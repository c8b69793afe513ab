import { sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { labelStore } from './label-store.ts';

/**
 * Whether agents of a workspace are shown to visitors under the name of this request. A partner's host shows those of
 * workspaces that the partner is a member of and of those that were made under it, and no other company's.
 */
export async function isShownHere({ db }: Pick<Services, 'db'>, workspaceId: string): Promise<boolean> {
  const label = labelStore.getStore() ?? null;
  if (label === null) return true;
  const { rows } = await db.execute(
    sql`select 1 from workspace_member where workspace_id = ${workspaceId} and user_id = ${label.partnerId}
      union all select 1 from workspace where id = ${workspaceId} and made_under = ${label.partnerId}`,
  );
  return rows.length > 0;
}
