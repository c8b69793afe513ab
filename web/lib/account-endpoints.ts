import type * as security from '#contract/account-security.ts';
import type * as contract from '#contract/accounts.ts';
import type * as workspaces from '#contract/workspaces.ts';

/**
 * The account calls as the contract declares them, without their schemas: they are on every public page, and the
 * schema library would be a fifth of all that such a page loads. `account-endpoints.test.ts` keeps them in step.
 */
const light = <E>(method: string, path: string): E => ({ method, path }) as E;

export const getProfile = light<typeof contract.getProfile>('GET', '/api/profile');
export const login = light<typeof contract.login>('POST', '/api/login');
export const register = light<typeof contract.register>('POST', '/api/register');
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
