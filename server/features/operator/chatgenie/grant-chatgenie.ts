import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { grantChatgenie as endpoint } from '#contract/operator/operator.endpoints.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { chatgenieUser } from '#server/features/chat-archives/chat-archives.table.ts';
import { setProGrant } from '#server/features/chat-archives/quota/set-pro-grant.ts';
import { normaliseEmail } from '#server/features/users/normalise-email.ts';
import { user } from '#server/features/users/users.table.ts';

/** Gives a user ChatGenie Pro without payment. `invalid-input` where nobody has an account with this address. */
export function grantChatgenie(
  services: Services,
  { email, reason }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return withTransaction(services, async (services) => {
    const [found] = await services.db
      .select({ id: user.id, name: user.name, email: user.email, plan: chatgenieUser.plan })
      .from(user)
      .leftJoin(chatgenieUser, eq(chatgenieUser.userId, user.id))
      .where(eq(user.email, normaliseEmail(email)));
    if (found === undefined)
      throw failure('invalid-input', { details: { email: 'Nobody has an account with this address.' } });
    const { plan, ...person } = found;
    await setProGrant(services, person.id, reason);
    await recordAudit(services, {
      action: 'user-plan.granted',
      workspaceId: null,
      subject: { id: person.id, name: person.email },
      details: { reason },
    });
    return { ...person, pays: plan === 'pro', reason };
  });
}
