import type * as contract from '#contract/site.ts';

/**
 * The public site's calls as the contract declares them, without their schemas, so that no public page loads the
 * schema library. `site-endpoints.test.ts` keeps them in step.
 */
const light = <E>(method: string, path: string): E => ({ method, path }) as E;

export const sendContactMessage = light<typeof contract.sendContactMessage>('POST', '/api/contact');
export const joinWaitlist = light<typeof contract.joinWaitlist>('POST', '/api/waitlist');
export const getStatus = light<typeof contract.getStatus>('GET', '/api/status');
