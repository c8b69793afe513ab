import { AsyncLocalStorage } from 'node:async_hooks';

/** Who made the request that is being worked on, and from where. */
export interface Caller {
  /** IP address. */
  address: string;
  /** As the answer has it in `x-request-id`. */
  requestId: string | null;
  /** Set once they are admitted. */
  userId?: string;
  apiKeyId?: string;
}

/**
 * The caller of the request that the running code belongs to; nobody in jobs, nor for what visitors do. The audit log and the
 * lines of the log alone read it, so that no verb has to hand on an address or an id that is no part of its work.
 */
export const caller = new AsyncLocalStorage<Caller>();
