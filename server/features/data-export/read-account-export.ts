import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { getAccountSettings } from '#server/features/accounts/get-account-settings.ts';
import { getChatgenieBilling } from '#server/features/billing/chatgenie/get-chatgenie-billing.ts';
import { listChatgenieHistory } from '#server/features/billing/chatgenie/list-chatgenie-history.ts';
import { account } from '#server/features/credentials/credentials.table.ts';
import { readPartnerExport } from '#server/features/partners/read-partner-export.ts';
import { listPasskeys } from '#server/features/passkeys/list-passkeys.ts';
import { listSessions } from '#server/features/sessions/list-sessions.ts';
import type { SignedIn } from '#server/features/sessions/read-session.ts';
import { user } from '#server/features/users/users.table.ts';
import { readAllPages } from './read-all-pages.ts';

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
    chatgenie: {
      ...(await getChatgenieBilling(services, id)),
      billingHistory: await readAllPages((query) => listChatgenieHistory(services, id, query)),
    },
  };
}
