import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { keyWarningDays } from '#contract/api-keys/api-keys.ts';
import { paths } from '#contract/page-addresses.ts';
import { findKeyWarning } from '#core/safety/find-key-warning.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { user } from '#server/features/users/users.table.ts';
import { listAdmins } from '#server/features/workspaces/list-admins.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { apiKey } from './api-keys.table.ts';

const dayMs = 86_400_000;

/**
 * Emails the makers of keys that end soon, each warning once; owners and admins where the maker has no verified address by now. A key
 * ends with the membership of its maker, so there is none whose maker has left.
 */
export async function warnOfEndingKeys(services: Services): Promise<void> {
  const now = services.clock.now();
  const nearing = await services.db
    .select({ id: apiKey.id })
    .from(apiKey)
    .where(
      and(
        isNull(apiKey.revokedAt),
        gt(apiKey.expiresAt, now),
        lte(apiKey.expiresAt, new Date(now.getTime() + Math.max(...keyWarningDays) * dayMs)),
      ),
    )
    .orderBy(apiKey.expiresAt);
  for (const { id } of nearing) await withTransaction(services, (services) => warn(services, id, now));
}

async function warn(services: Services, apiKeyId: string, now: Date): Promise<void> {
  const [found] = await services.db
    .select({ key: apiKey, maker: user, workspace })
    .from(apiKey)
    .innerJoin(user, eq(user.id, apiKey.createdBy))
    .innerJoin(workspace, eq(workspace.id, apiKey.workspaceId))
    .where(and(eq(apiKey.id, apiKeyId), isNull(apiKey.revokedAt)))
    .for('update', { of: apiKey });
  const expiresAt = found?.key.expiresAt ?? null;
  if (found === undefined || expiresAt === null) return;
  const { key, maker, workspace: of } = found;
  const days = findKeyWarning({ createdAt: key.createdAt, expiresAt, warnedDays: key.warnedDays }, now);
  if (days === null) return;
  await services.db.update(apiKey).set({ warnedDays: days }).where(eq(apiKey.id, key.id));
  const readers = maker.emailVerified
    ? [{ name: maker.firstname, address: maker.email }]
    : await listAdmins({ db: services.db, workspace: of });
  for (const to of readers)
    await queueEmail(services, {
      to,
      workspaceId: of.id,
      usefulUntil: expiresAt,
      email: {
        kind: 'api-key-expiring',
        workspaceName: of.name,
        keyName: key.name,
        prefix: key.prefix,
        days,
        expiresAt: expiresAt.toISOString(),
        lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
        url: baseUrl(services.config) + paths.accountSettings('api-keys'),
      },
    });
}
