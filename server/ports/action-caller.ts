import type { ActionMethod } from '#contract/actions/actions.ts';

export interface ActionRequest {
  url: string;
  method: ActionMethod;
  headers: Readonly<Record<string, string>>;
  /** JSON; null for none. */
  body: string | null;
  timeoutMs: number;
  signal: AbortSignal;
}

export interface ActionResponse {
  /** Null where there was no answer. */
  status: number | null;
  /** The beginning of the answer as text; null where there was none, or none that is text. */
  text: string | null;
  /** The answer: what its JSON says, else its text. Undefined where it failed. */
  data: unknown;
  /** Why it failed, as a sentence for the owner; null for a 2xx whose answer could be read, and for 404. */
  problem: string | null;
}

/** Calls addresses that owners give for their actions. Every implementation guards against private addresses. */
export interface ActionCaller {
  /** Why a URL can't be called, as a sentence; null where nothing speaks against it. */
  refusalOf(url: string): string | null;
  /** Never rejects because of the other side; rejects with the signal's reason when the caller aborts. */
  call(request: ActionRequest): Promise<ActionResponse>;
  /** A text at an address, such as an OpenAPI document; null where it could not be read. */
  fetchText(url: string, signal: AbortSignal): Promise<string | null>;
  close(): Promise<void>;
}
