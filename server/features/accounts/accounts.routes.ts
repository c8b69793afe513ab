import type { Hono, Context as HonoContext } from 'hono';
import * as contract from '#contract/accounts.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { issueCsrfToken } from '#server/http/csrf.ts';
import { checkCredentials } from './check-credentials.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { createApiKey } from './create-api-key.ts';
import { endSession } from './end-session.ts';
import { listApiKeys } from './list-api-keys.ts';
import { readSession } from './read-session.ts';
import { registerUser } from './register-user.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { startSession } from './start-session.ts';
import { updateProfile } from './update-profile.ts';

export function bindAccounts(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.getCsrfToken, async ({ http }) => ({
    csrfToken: issueCsrfToken(http, services),
  }));

  bindEndpoint(app, services, contract.register, async ({ body, http, clientAddress }) => {
    const { headers } = http.req.raw;
    const signedInUserId = (await readSession(services, headers))?.user.id ?? null;
    const user = await registerUser(services, body, { clientAddress, signedInUserId });
    sendCookies(
      http,
      await startSession(services, { userId: user.id, remember: false, headers, clientAddress }),
    );
    return { success: true as const, user, message: 'Registration successful' };
  });

  bindEndpoint(app, services, contract.login, async ({ body, http, clientAddress }) => {
    const user = await checkCredentials(services, body, clientAddress);
    const remember = body.remember ?? false;
    return completeSignIn(services, http, { user, remember, clientAddress, isSecondFactorShown: false });
  });

  bindEndpoint(app, services, contract.logout, async ({ http }) => {
    sendCookies(http, await endSession(services, http.req.raw.headers));
    return { success: true as const };
  });

  bindEndpoint(app, services, contract.getProfile, async ({ signedIn }) => ({
    success: true as const,
    user: signedIn.user,
  }));

  bindEndpoint(app, services, contract.updateProfile, async ({ signedIn, body }) => ({
    success: true as const,
    user: await updateProfile(services, signedIn, body),
    message: 'Profile updated successfully',
  }));

  bindEndpoint(app, services, contract.createApiKey, ({ ctx, body }) => createApiKey(ctx, body.name));
  bindEndpoint(app, services, contract.listApiKeys, async ({ ctx }) => ({ data: await listApiKeys(ctx) }));
  bindEndpoint(app, services, contract.revokeApiKey, async ({ ctx, params }) => {
    await revokeApiKey(ctx, params.apiKeyId);
    return {};
  });
}

function sendCookies(http: HonoContext, cookies: string[]): void {
  for (const cookie of cookies) http.header('Set-Cookie', cookie, { append: true });
}
