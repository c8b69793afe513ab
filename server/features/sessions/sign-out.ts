import { eq } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { deleteCookie, getSignedCookie } from 'hono/cookie';
import type { Services } from '#server/context.ts';
import { sessionCookie } from './session-cookie.ts';
import { session } from './sessions.table.ts';

/** Ends the session of a browser, if it has one, and removes its cookie. */
export async function signOut(services: Services, http: HonoContext): Promise<void> {
  const { name, attributes } = sessionCookie(services);
  const token = await getSignedCookie(http, services.secretKey, name);
  if (token) await services.db.delete(session).where(eq(session.token, token));
  deleteCookie(http, name, attributes);
}
