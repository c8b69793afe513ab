import { AsyncLocalStorage } from 'node:async_hooks';

/** Who made the request that is being worked on, and from where. */
export interface Caller {
  /** IP address. */
  address: string;
  /** Set once they are admitted. */
  userId?: string;
  apiKeyId?: string;
}

/**
 * The caller of the request that the running code belongs to; nobody in jobs. The audit log alone reads it, so that no verb
 * has to hand on an address that is no part of its work.
 */
export const caller = new AsyncLocalStorage<Caller>();
