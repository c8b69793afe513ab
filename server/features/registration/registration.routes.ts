import type { Hono } from 'hono';
import { register } from '#contract/registration/registration.endpoints.ts';
import type { Services } from '#server/context.ts';
import { readSession } from '#server/features/sessions/read-session.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { registerUser } from './register-user.ts';

export function bindRegistration(app: Hono, services: Services): void {
  bindEndpoint(app, services, register, async ({ body, http, clientAddress }) => {
    const signedInUserId = (await readSession(services, http.req.raw.headers))?.user.id ?? null;
    const user = await registerUser(services, body, { clientAddress, signedInUserId });
    const start = { userId: user.id, remember: false, clientAddress, isConfirmed: true };
    await startSession(services, http, start);
    return { success: true as const, user, message: 'Registration successful' };
  });
}
