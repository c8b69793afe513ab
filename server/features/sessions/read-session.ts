import { and, eq, gt } from 'drizzle-orm';
import { parseSigned } from 'hono/utils/cookie';
import type { User } from '#contract/users/users.schemas.ts';
import type { Services } from '#server/context.ts';
import { presentUser } from '#server/features/users/present-user.ts';
import { user } from '#server/features/users/users.table.ts';
import { sessionCookie } from './session-cookie.ts';
import { session } from './sessions.table.ts';

export interface SignedIn {
  sessionId: string;
  /** When the session ends unless it is used. */
  expiresAt: Date;
  user: User;
  isEmailVerified: boolean;
  /** When they last proved in this session who they are. */
  confirmedAt: Date | null;
  /** The workspace that was chosen in this session, if any. */
  activeWorkspaceId: string | null;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * Who a browser is signed in as, in one query by the unique token; null when nobody, or when the session has ended.
 * A session that was not to be remembered ends after a day without use.
 */
export async function readSession(services: Services, headers: Headers): Promise<SignedIn | null> {
  const { name } = sessionCookie(services);
  const token = (await parseSigned(headers.get('cookie') ?? '', services.secretKey, name))[name];
  if (!token) return null;

  const now = services.clock.now();
  const [found] = await services.db
    .select({
      user,
      session: {
        id: session.id,
        expiresAt: session.expiresAt,
        updatedAt: session.updatedAt,
        activeWorkspaceId: session.activeWorkspaceId,
        confirmedAt: session.confirmedAt,
      },
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, now)));
  if (found === undefined) return null;
  await prolong(services, found.session, now);
  const { id: sessionId, activeWorkspaceId, expiresAt, confirmedAt } = found.session;
  return {
    sessionId,
    expiresAt,
    user: presentUser(found.user),
    isEmailVerified: found.user.emailVerified,
    activeWorkspaceId,
    confirmedAt,
  };
}

/**
 * A browser's session has one day and a remembered one thirty, so the span since the last change tells them apart. At
 * most one write an hour.
 */
async function prolong(
  services: Services,
  { id, expiresAt, updatedAt }: { id: string; expiresAt: Date; updatedAt: Date },
  now: Date,
): Promise<void> {
  const isRemembered = expiresAt.getTime() - updatedAt.getTime() > 2 * dayMs;
  if (isRemembered || now.getTime() - updatedAt.getTime() < hourMs) return;
  await services.db
    .update(session)
    .set({ updatedAt: now, expiresAt: new Date(now.getTime() + dayMs) })
    .where(eq(session.id, id));
}
