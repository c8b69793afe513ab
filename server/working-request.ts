import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The id of the request that the running code belongs to, as the answer has it in `x-request-id`; also in jobs that it added, and
 * in theirs. Lines of the log carry it, so that no verb has to hand it on.
 */
export const workingRequest = new AsyncLocalStorage<string>();
