import { and, eq, inArray } from 'drizzle-orm';
import { paths } from '#contract/page-addresses.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import type { WebhookRow } from './webhooks.table.ts';

/** Tells owners and admins with verified addresses that a webhook fails, or is off because of it. */
export async function emailFailing(
  ctx: Context,
  { id, name, url, failingSince }: WebhookRow,
  verdict: 'warn' | 'switch-off' | 'gone',
  error: string,
): Promise<void> {
  const people = await ctx.db
    .select({ firstname: user.firstname, address: user.email })
    .from(workspaceMember)
    .innerJoin(user, eq(user.id, workspaceMember.userId))
    .where(
      and(
        inWorkspace(ctx, workspaceMember),
        inArray(workspaceMember.role, ['owner', 'admin']),
        eq(user.emailVerified, true),
      ),
    );
  for (const { firstname, address } of people) {
    await queueEmail(ctx, {
      to: { name: firstname, address },
      workspaceId: ctx.workspace.id,
      email: {
        kind: 'webhook-failing',
        verdict,
        name: name === '' ? new URL(url).host : name,
        error,
        failingSince: (failingSince ?? ctx.clock.now()).toISOString(),
        url: baseUrl(ctx.config) + paths.webhook(id),
      },
    });
  }
}
