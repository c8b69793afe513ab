import type { Hono } from 'hono';
import * as contract from '#contract/passkeys/passkeys.endpoints.ts';
import type { Services } from '#server/context.ts';
import { completeSignIn } from '#server/features/sign-in/complete-sign-in.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { requireStep } from '#server/http/tokens/require-step.ts';
import { addPasskey } from './add-passkey.ts';
import { checkPasskey } from './check-passkey.ts';
import { deletePasskey } from './delete-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import { passkeyLoginStep, passkeyStep } from './passkey-steps.ts';
import { startPasskey } from './start-passkey.ts';
import { startPasskeyLogin } from './start-passkey-login.ts';

export function bindPasskeys(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.listPasskeys, async ({ signedIn }) => ({
    data: await listPasskeys(services, signedIn.user.id),
  }));
  bindEndpoint(app, services, contract.startPasskey, async ({ http, signedIn }) => {
    const options = await startPasskey(services, signedIn.user);
    const { challenge } = options;
    passkeyStep.set(http, services, { challenge, userId: signedIn.user.id });
    return { ...options };
  });
  bindEndpoint(app, services, contract.addPasskey, async ({ http, signedIn, body }) => {
    const isMine = ({ userId }: { userId: string }) => userId === signedIn.user.id;
    const { challenge } = requireStep(http, services, passkeyStep, isMine);
    return addPasskey(services, signedIn.user.id, { ...body, challenge });
  });
  bindEndpoint(app, services, contract.deletePasskey, async ({ signedIn, params }) => {
    await deletePasskey(services, signedIn.user.id, params.passkeyId);
    return {};
  });

  bindEndpoint(app, services, contract.startPasskeyLogin, async ({ http }) => {
    const options = await startPasskeyLogin(services);
    passkeyLoginStep.set(http, services, { challenge: options.challenge });
    return { ...options };
  });
  bindEndpoint(app, services, contract.finishPasskeyLogin, async ({ http, body, clientAddress }) => {
    const { challenge } = requireStep(http, services, passkeyLoginStep);
    const { credential } = body;
    const { user, isUserVerified } = await checkPasskey(services, { credential, challenge, clientAddress });
    return completeSignIn(services, http, {
      user,
      remember: false,
      clientAddress,
      isSecondFactorShown: isUserVerified,
    });
  });
}
