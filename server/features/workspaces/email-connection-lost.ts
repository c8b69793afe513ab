import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { listAdmins } from './list-admins.ts';

interface LostConnection {
  /** Name of the other service. */
  service: string;
  /** Whose account it is there, or the end of what opens it. */
  accountName: string;
  /** What was stored here to open it; absent for an account that was connected. */
  opener?: 'key' | 'token';
  /** What no longer works, as sentences. */
  consequence: string;
  /** Where it is connected again: of `paths`. */
  path: string;
}

/**
 * Tells owners and admins by email that another service no longer accepts the connection of the workspace. Call it in the transaction
 * that notes the refusal, for the first one only.
 */
export async function emailConnectionLost(
  ctx: Pick<Services, 'db' | 'jobs' | 'clock' | 'config' | 'labels'> & { workspace: { id: string } },
  { path, ...lost }: LostConnection,
): Promise<void> {
  const url = baseUrl(ctx.config) + path;
  for (const to of await listAdmins(ctx))
    await queueEmail(ctx, {
      to,
      workspaceId: ctx.workspace.id,
      email: { kind: 'connection-lost', url, ...lost },
    });
}
