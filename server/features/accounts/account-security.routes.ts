import type { Hono } from 'hono';
import * as contract from '#contract/account-security.ts';
import { acceptInvitation, switchWorkspace as switchEndpoint } from '#contract/workspaces.ts';
import type { World } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { addPasskey } from './add-passkey.ts';
import { changePassword } from './change-password.ts';
import { checkPasskey } from './check-passkey.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { deleteAccount } from './delete-account.ts';
import { deletePasskey } from './delete-passkey.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { endSession } from './end-session.ts';
import { endSessionById } from './end-session-by-id.ts';
import { exportAccount } from './export-account.ts';
import { finishSecondFactor } from './finish-second-factor.ts';
import { getAccountSettings } from './get-account-settings.ts';
import { isGoogleConfigured } from './google-provider.ts';
import { joinWorkspace } from './join-workspace.ts';
import { listPasskeys } from './list-passkeys.ts';
import { listSessions } from './list-sessions.ts';
import { redirectToGoogle, returnFromGoogle } from './redirect-google.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { requireStep } from './require-step.ts';
import { resetPassword } from './reset-password.ts';
import { sendVerification } from './send-verification.ts';
import { passkeyLoginStep, passkeyStep, secondFactorStep } from './sign-in-steps.ts';
import { startPasskey } from './start-passkey.ts';
import { startPasskeyLogin } from './start-passkey-login.ts';
import { startTwoFactor } from './start-two-factor.ts';
import { clearStepCookie, readStepCookie, setStepCookie } from './step-cookie.ts';
import { switchWorkspace } from './switch-workspace.ts';
import { updateAccountSettings } from './update-account-settings.ts';
import { verifyEmail } from './verify-email.ts';

const done = (message: string) => ({ success: true as const, message });

export function bindAccountSecurity(app: Hono, world: World): void {
  bindEndpoint(app, world, contract.requestPasswordReset, async ({ body, clientAddress }) => {
    await requestPasswordReset(world, body, clientAddress);
    return done('If there is an account with this address, a link to choose a new password is on its way.');
  });
  bindEndpoint(app, world, contract.resetPassword, async ({ body, clientAddress }) => {
    await resetPassword(world, body, clientAddress);
    return done('Your password is changed. Sign in with the new one.');
  });
  bindEndpoint(app, world, contract.changePassword, async ({ signedIn, body }) => {
    await changePassword(world, signedIn, body);
    return done('Your password is changed, and all other sessions have ended.');
  });
  bindEndpoint(app, world, contract.sendVerification, async ({ signedIn }) => {
    const isSent = await sendVerification(world, signedIn.user.id);
    return done(isSent ? 'The link is on its way.' : 'Your address is verified already.');
  });
  bindEndpoint(app, world, contract.verifyEmail, async ({ body }) => {
    await verifyEmail(world, body.token);
    return done('Your address is verified.');
  });

  bindEndpoint(app, world, contract.getSignInMethods, async () => ({
    google: isGoogleConfigured(world),
    passkey: true,
  }));
  bindEndpoint(app, world, contract.startGoogle, ({ http, query, clientAddress }) =>
    redirectToGoogle(world, http, query, clientAddress),
  );
  bindEndpoint(app, world, contract.finishGoogle, ({ http, clientAddress }) =>
    returnFromGoogle(world, http, clientAddress),
  );

  bindEndpoint(app, world, contract.verifySecondFactor, async ({ http, body, clientAddress }) => {
    const begun = readStepCookie(http, world, secondFactorStep);
    const user = await finishSecondFactor(world, begun, body.code);
    clearStepCookie(http, world, secondFactorStep);
    const remember = begun?.remember ?? false;
    await completeSignIn(world, http, { user, remember, clientAddress, isSecondFactorShown: true });
    return { ...done('Login successful'), user };
  });
  bindEndpoint(app, world, contract.startTwoFactor, ({ signedIn, body }) =>
    startTwoFactor(world, signedIn.user, body.password),
  );
  bindEndpoint(app, world, contract.confirmTwoFactor, async ({ signedIn, body }) => ({
    recoveryCodes: await confirmTwoFactor(world, signedIn.user.id, body.code),
  }));
  bindEndpoint(app, world, contract.disableTwoFactor, async ({ signedIn, body }) => {
    await disableTwoFactor(world, signedIn.user.id, body);
    return {};
  });

  bindEndpoint(app, world, contract.listPasskeys, async ({ signedIn }) => ({
    data: await listPasskeys(world, signedIn.user.id),
  }));
  bindEndpoint(app, world, contract.startPasskey, async ({ http, signedIn }) => {
    const options = await startPasskey(world, signedIn.user);
    const { challenge } = options;
    setStepCookie(http, world, passkeyStep, { challenge, userId: signedIn.user.id });
    return { ...options };
  });
  bindEndpoint(app, world, contract.addPasskey, async ({ http, signedIn, body }) => {
    const { challenge } = requireStep(http, world, passkeyStep, ({ userId }) => userId === signedIn.user.id);
    return addPasskey(world, signedIn.user.id, { ...body, challenge });
  });
  bindEndpoint(app, world, contract.deletePasskey, async ({ signedIn, params }) => {
    await deletePasskey(world, signedIn.user.id, params.passkeyId);
    return {};
  });
  bindEndpoint(app, world, contract.startPasskeyLogin, async ({ http }) => {
    const options = await startPasskeyLogin(world);
    setStepCookie(http, world, passkeyLoginStep, { challenge: options.challenge });
    return { ...options };
  });
  bindEndpoint(app, world, contract.finishPasskeyLogin, async ({ http, body, clientAddress }) => {
    const { challenge } = requireStep(http, world, passkeyLoginStep);
    const { credential } = body;
    const { user, isUserVerified } = await checkPasskey(world, { credential, challenge, clientAddress });
    return completeSignIn(world, http, {
      user,
      remember: false,
      clientAddress,
      isSecondFactorShown: isUserVerified,
    });
  });

  bindEndpoint(app, world, contract.listSessions, async ({ signedIn }) => ({
    data: await listSessions(world, signedIn),
  }));
  bindEndpoint(app, world, contract.endOtherSession, async ({ signedIn, params }) => {
    await endSessionById(world, signedIn.user.id, params.sessionId);
    return {};
  });

  bindEndpoint(app, world, switchEndpoint, async ({ signedIn, body }) => {
    await switchWorkspace(world, signedIn, body.workspaceId);
    return {};
  });
  bindEndpoint(app, world, acceptInvitation, async ({ signedIn, body }) => ({
    workspaceId: await joinWorkspace(world, signedIn, body.token),
  }));

  bindEndpoint(app, world, contract.getAccountSettings, ({ signedIn }) =>
    getAccountSettings(world, signedIn.user.id),
  );
  bindEndpoint(app, world, contract.updateAccountSettings, async ({ signedIn, body }) => {
    await updateAccountSettings(world, signedIn.user.id, body);
    return getAccountSettings(world, signedIn.user.id);
  });
  bindEndpoint(app, world, contract.exportAccount, async ({ signedIn }) => exportAccount(world, signedIn));
  bindEndpoint(app, world, contract.deleteAccount, async ({ http, signedIn, body }) => {
    await deleteAccount(world, signedIn.user, body);
    for (const cookie of await endSession(world, http.req.raw.headers)) {
      http.header('Set-Cookie', cookie, { append: true });
    }
    return done('Your account and everything that it alone owned are deleted.');
  });
}
