import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { readPartnerExport } from '#server/features/partners/read-partner-export.ts';
import { account, user } from './accounts.table.ts';
import { getAccountSettings } from './get-account-settings.ts';
import { listPasskeys } from './list-passkeys.ts';
import { listSessions } from './list-sessions.ts';
import type { SignedIn } from './read-session.ts';

/** What is stored of the person themselves; never a hash, a secret or a token. */
export async function readAccountExport(services: Services, signedIn: SignedIn): Promise<object> {
  const { id } = signedIn.user;
  const [row] = await services.db
    .select({ createdAt: user.createdAt, updatedAt: user.updatedAt })
    .from(user)
    .where(eq(user.id, id));
  const signInMethods = await services.db
    .select({ provider: account.providerId, since: account.createdAt })
    .from(account)
    .where(eq(account.userId, id));
  return {
    ...signedIn.user,
    ...row,
    settings: await getAccountSettings(services, id),
    signInMethods,
    passkeys: await listPasskeys(services, id),
    sessions: await listSessions(services, signedIn),
    partner: await readPartnerExport(services, id),
  };
}
