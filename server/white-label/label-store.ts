import { AsyncLocalStorage } from 'node:async_hooks';
import type { WhiteLabel } from './white-label.ts';

/**
 * The white label under whose host the request came that the running code belongs to; null under our own names, nothing in jobs.
 * What names the product or its address asks `currentBrand`, `ownWord`, `cookieName` or `baseUrl`, so that no verb has to know
 * of brands.
 */
export const labelStore = new AsyncLocalStorage<WhiteLabel | null>();
