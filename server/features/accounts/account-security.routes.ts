import type { Hono } from 'hono';
import * as contract from '#contract/account-security.ts';
import { acceptInvitation, switchWorkspace as switchEndpoint } from '#contract/workspaces.ts';
import type { Services } from '#server/context.ts';
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

export function bindAccountSecurity(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.requestPasswordReset, async ({ body, clientAddress }) => {
    await requestPasswordReset(services, body, clientAddress);
    return done('If there is an account with this address, a link to choose a new password is on its way.');
  });
  bindEndpoint(app, services, contract.resetPassword, async ({ body, clientAddress }) => {
    await resetPassword(services, body, clientAddress);
    return done('Your password is changed. Sign in with the new one.');
  });
  bindEndpoint(app, services, contract.changePassword, async ({ signedIn, body }) => {
    await changePassword(services, signedIn, body);
    return done('Your password is changed, and all other sessions have ended.');
  });
  bindEndpoint(app, services, contract.sendVerification, async ({ signedIn }) => {
    const isSent = await sendVerification(services, signedIn.user.id);
    return done(isSent ? 'The link is on its way.' : 'Your address is verified already.');
  });
  bindEndpoint(app, services, contract.verifyEmail, async ({ body }) => {
    await verifyEmail(services, body.token);
    return done('Your address is verified.');
  });

  bindEndpoint(app, services, contract.getSignInMethods, async () => ({
    google: isGoogleConfigured(services),
    passkey: true,
  }));
  bindEndpoint(app, services, contract.startGoogle, ({ http, query, clientAddress }) =>
    redirectToGoogle(services, http, query, clientAddress),
  );
  bindEndpoint(app, services, contract.finishGoogle, ({ http, clientAddress }) =>
    returnFromGoogle(services, http, clientAddress),
  );

  bindEndpoint(app, services, contract.verifySecondFactor, async ({ http, body, clientAddress }) => {
    const begun = readStepCookie(http, services, secondFactorStep);
    const user = await finishSecondFactor(services, begun, body.code);
    clearStepCookie(http, services, secondFactorStep);
    const remember = begun?.remember ?? false;
    await completeSignIn(services, http, { user, remember, clientAddress, isSecondFactorShown: true });
    return { ...done('Login successful'), user };
  });
  bindEndpoint(app, services, contract.startTwoFactor, ({ signedIn, body }) =>
    startTwoFactor(services, signedIn.user, body.password),
  );
  bindEndpoint(app, services, contract.confirmTwoFactor, async ({ signedIn, body }) => ({
    recoveryCodes: await confirmTwoFactor(services, signedIn.user.id, body.code),
  }));
  bindEndpoint(app, services, contract.disableTwoFactor, async ({ signedIn, body }) => {
    await disableTwoFactor(services, signedIn.user.id, body);
    return {};
  });

  bindEndpoint(app, services, contract.listPasskeys, async ({ signedIn }) => ({
    data: await listPasskeys(services, signedIn.user.id),
  }));
  bindEndpoint(app, services, contract.startPasskey, async ({ http, signedIn }) => {
    const options = await startPasskey(services, signedIn.user);
    const { challenge } = options;
    setStepCookie(http, services, passkeyStep, { challenge, userId: signedIn.user.id });
    return { ...options };
  });
  bindEndpoint(app, services, contract.addPasskey, async ({ http, signedIn, body }) => {
    const { challenge } = requireStep(
      http,
      services,
      passkeyStep,
      ({ userId }) => userId === signedIn.user.id,
    );
    return addPasskey(services, signedIn.user.id, { ...body, challenge });
  });
  bindEndpoint(app, services, contract.deletePasskey, async ({ signedIn, params }) => {
    await deletePasskey(services, signedIn.user.id, params.passkeyId);
    return {};
  });
  bindEndpoint(app, services, contract.startPasskeyLogin, async ({ http }) => {
    const options = await startPasskeyLogin(services);
    setStepCookie(http, services, passkeyLoginStep, { challenge: options.challenge });
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

  bindEndpoint(app, services, contract.listSessions, async ({ signedIn }) => ({
    data: await listSessions(services, signedIn),
  }));
  bindEndpoint(app, services, contract.endOtherSession, async ({ signedIn, params }) => {
    await endSessionById(services, signedIn.user.id, params.sessionId);
    return {};
  });

  bindEndpoint(app, services, switchEndpoint, async ({ signedIn, body }) => {
    await switchWorkspace(services, signedIn, body.workspaceId);
    return {};
  });
  bindEndpoint(app, services, acceptInvitation, async ({ signedIn, body }) => ({
    workspaceId: await joinWorkspace(services, signedIn, body.token),
  }));

  bindEndpoint(app, services, contract.getAccountSettings, ({ signedIn }) =>
    getAccountSettings(services, signedIn.user.id),
  );
  bindEndpoint(app, services, contract.updateAccountSettings, async ({ signedIn, body }) => {
    await updateAccountSettings(services, signedIn.user.id, body);
    return getAccountSettings(services, signedIn.user.id);
  });
  bindEndpoint(app, services, contract.exportAccount, async ({ signedIn }) =>
    exportAccount(services, signedIn),
  );
  bindEndpoint(app, services, contract.deleteAccount, async ({ http, signedIn, body }) => {
    await deleteAccount(services, signedIn.user, body);
    for (const cookie of await endSession(services, http.req.raw.headers)) {
      http.header('Set-Cookie', cookie, { append: true });
    }
    return done('Your account and everything that it alone owned are deleted.');
  });
}
