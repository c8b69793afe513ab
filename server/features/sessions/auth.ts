import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { z } from 'zod';
import { baseUrl } from '#server/config.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { account } from '#server/features/credentials/credentials.table.ts';
import { verification } from '#server/features/passkeys/passkeys.table.ts';
import { session } from '#server/features/sessions/sessions.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { ensureWorkspace } from '#server/features/workspaces/ensure-workspace.ts';

const sessionSeconds = 30 * 24 * 60 * 60;

/** Header in which our own code, and nobody else, tells the library the caller's address. */
export const addressHeader = 'x-parley-client-address';

const idPrefixes: Record<string, string> = {
  user: 'usr',
  session: 'ses',
  account: 'acc',
};

const textField = { type: 'string', required: false, input: false, defaultValue: '' } as const;

export type Auth = ReturnType<typeof createAuth>;

/**
 * The authentication library over our tables. Its HTTP handler is never mounted: the specification prescribes other
 * paths and a looser rule for addresses than the library's own, so the endpoints in `accounts.routes.ts` use its
 * hashes, sessions and cookies. The cookie cache stays off, so that an ended session ends at once.
 */
function createAuth(services: Services) {
  return betterAuth({
    appName: 'Parley',
    baseURL: baseUrl(services.config),
    secret: services.secretKey,
    database: drizzleAdapter(services.db, {
      provider: 'pg',
      schema: { user, session, account, verification },
      transaction: true,
    }),
    user: { additionalFields: { firstname: textField, lastname: textField, company: textField } },
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true, cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'parley',
      useSecureCookies: baseUrl(services.config).startsWith('https://'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: ({ model }) => createId(idPrefixes[model] ?? model) },
    },
    // Further arguments may hold a failed query with its parameters, so only the message is logged.
    logger: {
      level: 'warn',
      log: (level, message) => services.log[level]({ library: 'better-auth' }, message),
    },
    databaseHooks: {
      session: {
        create: {
          async before({ userId }, ctx) {
            const found = await ctx?.context.internalAdapter.findUserById(userId);
            if (found) await ensureWorkspace(services, found as typeof user.$inferSelect);
          },
        },
      },
    },
    plugins: [{ id: 'parley', endpoints: { startSession } }],
  });
}

/** Ends the session that the browser came with and starts another, so that no id from before signing in lives on. */
const startSession = createAuthEndpoint(
  '/parley/start-session',
  {
    method: 'POST',
    requireHeaders: true,
    body: z.object({ userId: z.string(), remember: z.boolean() }),
    metadata: { SERVER_ONLY: true },
  },
  async (ctx) => {
    const { authCookies, internalAdapter, secret } = ctx.context;
    const { userId, remember } = ctx.body;
    const found = await internalAdapter.findUserById(userId);
    if (found === null) throw new Error('A session was asked for a user that does not exist.');
    const before = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
    const session = await internalAdapter.createSession(userId, !remember);
    await setSessionCookie(ctx, { session, user: found }, !remember);
    if (before) await internalAdapter.deleteSession(before);
    return { sessionId: session.id };
  },
);

const auths = new WeakMap<Pool, Auth>();

/** The library of this services, made when first asked for. */
export function authOf(services: Services): Auth {
  let auth = auths.get(services.pool);
  if (auth === undefined) {
    // Over the pool: the library outlives the transaction in which it may first be asked for.
    auth = createAuth({ ...services, db: drizzle(services.pool) });
    auths.set(services.pool, auth);
  }
  return auth;
}
