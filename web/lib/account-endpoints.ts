import type * as contract from '#contract/accounts.ts';

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
