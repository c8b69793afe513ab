import type * as security from '#contract/account-security.ts';
import type * as contract from '#contract/accounts.ts';
import type * as partners from '#contract/partners.ts';
import type * as workspaces from '#contract/workspaces.ts';

/**
 * The account calls as the contract declares them, without their schemas: they are on public pages, and the schema
 * library would be a fifth of all that such a page loads. Those of the settings too: one use of a declaration anywhere
 * puts its whole file, whose constants the public pages need, beside the library.
 * `account-endpoints.test.ts` keeps them in step.
 */
const light = <E>(method: string, path: string): E => ({ method, path }) as E;

export const getProfile = light<typeof contract.getProfile>('GET', '/api/profile');
export const login = light<typeof contract.login>('POST', '/api/login');
export const register = light<typeof contract.register>('POST', '/api/register');
export const countReferralVisit = light<typeof partners.countReferralVisit>('POST', '/api/referral-visits');
export const logout = light<typeof contract.logout>('POST', '/api/logout');
export const updateProfile = light<typeof contract.updateProfile>('PUT', '/api/profile');

export const getSignInMethods = light<typeof security.getSignInMethods>('GET', '/api/sign-in-methods');
export const verifySecondFactor = light<typeof security.verifySecondFactor>(
  'POST',
  '/api/login/second-factor',
);
export const startPasskeyLogin = light<typeof security.startPasskeyLogin>('POST', '/api/login/passkey/start');
export const finishPasskeyLogin = light<typeof security.finishPasskeyLogin>('POST', '/api/login/passkey');
export const requestPasswordReset = light<typeof security.requestPasswordReset>(
  'POST',
  '/api/password-reset-requests',
);
export const resetPassword = light<typeof security.resetPassword>('POST', '/api/password-resets');
export const sendVerification = light<typeof security.sendVerification>(
  'POST',
  '/api/email-verification-requests',
);
export const verifyEmail = light<typeof security.verifyEmail>('POST', '/api/email-verifications');
export const showInvitation = light<typeof workspaces.showInvitation>('POST', '/api/invitations/show');
export const acceptInvitation = light<typeof workspaces.acceptInvitation>('POST', '/api/invitations/accept');

export const getAccountSettings = light<typeof security.getAccountSettings>('GET', '/api/account');
export const updateAccountSettings = light<typeof security.updateAccountSettings>('PATCH', '/api/account');
export const changePassword = light<typeof security.changePassword>('POST', '/api/account/password');
export const startTwoFactor = light<typeof security.startTwoFactor>('POST', '/api/account/two-factor/start');
export const confirmTwoFactor = light<typeof security.confirmTwoFactor>(
  'POST',
  '/api/account/two-factor/confirm',
);
export const disableTwoFactor = light<typeof security.disableTwoFactor>(
  'POST',
  '/api/account/two-factor/disable',
);
export const listPasskeys = light<typeof security.listPasskeys>('GET', '/api/account/passkeys');
export const startPasskey = light<typeof security.startPasskey>('POST', '/api/account/passkeys/start');
export const addPasskey = light<typeof security.addPasskey>('POST', '/api/account/passkeys');
export const deletePasskey = light<typeof security.deletePasskey>(
  'DELETE',
  '/api/account/passkeys/{passkeyId}',
);
export const listSessions = light<typeof security.listSessions>('GET', '/api/account/sessions');
export const endOtherSession = light<typeof security.endOtherSession>(
  'DELETE',
  '/api/account/sessions/{sessionId}',
);
export const exportAccount = light<typeof security.exportAccount>('GET', '/api/account/export');
export const deleteAccount = light<typeof security.deleteAccount>('DELETE', '/api/account');
export const createApiKey = light<typeof contract.createApiKey>('POST', '/api/v1/api-keys');
export const listApiKeys = light<typeof contract.listApiKeys>('GET', '/api/v1/api-keys');
export const revokeApiKey = light<typeof contract.revokeApiKey>('DELETE', '/api/v1/api-keys/{apiKeyId}');
