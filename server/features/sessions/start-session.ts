import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { noteSignInHost } from '#server/features/users/note-sign-in-host.ts';
import { user } from '#server/features/users/users.table.ts';
import { ensureWorkspace } from '#server/features/workspaces/ensure-workspace.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { knownDevices } from './known-devices.ts';
import { sessionCookie } from './session-cookie.ts';
import { session } from './sessions.table.ts';

interface SessionStart {
  userId: string;
  /** Thirty days, instead of until the browser closes. */
  remember: boolean;
  clientAddress: string;
  /** Whether the user has just shown a password, a passkey or a second factor. */
  isConfirmed: boolean;
}

const daySeconds = 24 * 60 * 60;
const rememberedSeconds = 30 * daySeconds;

/**
 * Signs a user in: stores a session and sends its cookie, and the one by which this browser is known from now on. The
 * session that the browser came with ends, so that no token from before signing in lives on.
 */
export async function startSession(
  services: Services,
  http: HonoContext,
  { userId, remember, clientAddress, isConfirmed }: SessionStart,
): Promise<void> {
  const { db, clock, secretKey } = services;
  const [found] = await db.select().from(user).where(eq(user.id, userId));
  if (found === undefined) throw new Error('A session was requested for a user that does not exist.');
  await ensureWorkspace(services, found);
  await noteSignInHost(services, found);
  // A workspace that was just made under a partner's host is under their white label at once.
  if (labelStore.getStore()) await services.labels.refresh();

  const { name, attributes } = sessionCookie(services);
  const before = await getSignedCookie(http, secretKey, name);
  if (before) await db.delete(session).where(eq(session.token, before));
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db.insert(session).values({
    id: createId('ses'),
    token,
    userId,
    expiresAt: new Date(now.getTime() + (remember ? rememberedSeconds : daySeconds) * 1000),
    ipAddress: clientAddress,
    userAgent: (http.req.header('user-agent') ?? '').slice(0, 500),
    confirmedAt: isConfirmed ? now : null,
    createdAt: now,
    updatedAt: now,
  });
  const lifetime = remember ? { maxAge: rememberedSeconds } : {};
  await setSignedCookie(http, name, token, secretKey, { ...attributes, ...lifetime });
  knownDevices(http, services).remember(userId);
}
