import { AsyncLocalStorage } from 'node:async_hooks';
import type { WhiteLabel } from './white-label.ts';

/**
 * The white label of the host under which the current request came; null under our own names, undefined in jobs. Code that
 * names the product or its address asks `currentBrand`, `ownWord`, `cookieName` or `baseUrl`, so that no verb has to know
 * of brands.
 */
export const labelStore = new AsyncLocalStorage<WhiteLabel | null>();
