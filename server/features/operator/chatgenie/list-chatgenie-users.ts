import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { listChatgenieUsers as endpoint } from '#contract/operator/operator.endpoints.ts';
import type { Services } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { pageOf } from '#server/database/page-of.ts';
import { chatgenieUser } from '#server/features/chat-archives/chat-archives.table.ts';
import { user } from '#server/features/users/users.table.ts';

const pays = sql<boolean>`${chatgenieUser.plan} = 'pro'`;

/** The users who have ChatGenie Pro, those who signed up last first. */
export async function listChatgenieUsers(
  services: Pick<Services, 'db'>,
  { q, ...page }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const pattern = containing(q ?? '');
  const hasPro = sql`exists (
    select from chatgenie_user where chatgenie_user.user_id = ${user.id}
    and (chatgenie_user.plan = 'pro' or chatgenie_user.grant_reason is not null))`;
  const where = and(hasPro, q ? or(ilike(user.name, pattern), ilike(user.email, pattern)) : undefined);
  const select = (where: SQL | undefined, order: SQL, limit: number) =>
    services.db
      .select({ id: user.id, name: user.name, email: user.email, pays, reason: chatgenieUser.grantReason })
      .from(user)
      .innerJoin(chatgenieUser, eq(chatgenieUser.userId, user.id))
      .where(where)
      .orderBy(order)
      .limit(limit);
  return pageOf(services, user, where, page, select);
}
