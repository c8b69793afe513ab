import { paths } from '#contract/page-addresses.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { listAdmins } from '#server/features/workspaces/list-admins.ts';
import type { WebhookRow } from './webhooks.table.ts';

/** Tells owners and admins with verified addresses that a webhook fails, or is off because of it. */
export async function emailFailing(
  ctx: Context,
  { id, name, url, failingSince }: WebhookRow,
  verdict: 'warn' | 'switch-off' | 'gone',
  error: string,
): Promise<void> {
  for (const to of await listAdmins(ctx)) {
    await queueEmail(ctx, {
      to,
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
