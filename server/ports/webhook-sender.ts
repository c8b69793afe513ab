/** Sends signed events to addresses that users give. Every implementation guards against private addresses. */
export interface WebhookSender {
  /** Why a URL can't be an endpoint, as a sentence; null where nothing speaks against it. */
  refusalOf(url: string): string | null;
  /** Makes one attempt. Never rejects because of the other side; rejects with the signal's reason when the caller aborts. */
  send(request: WebhookRequest): Promise<WebhookResult>;
  close(): Promise<void>;
}

export interface WebhookRequest {
  url: string;
  /** The same for every attempt of a delivery. */
  id: string;
  /** Of this attempt. */
  sentAt: Date;
  /** The exact text that is signed. */
  body: string;
  /** Each signs, the newest first. */
  secrets: readonly string[];
  /** In place of the installation's own. */
  userAgent?: string;
  signal: AbortSignal;
}

export interface WebhookResult {
  /** Of the answer; null where there was none. */
  status: number | null;
  /** The first kilobyte of the answer's body; null where there was none. */
  answer: string | null;
  /** Why it failed, as a sentence; null for any 2xx. */
  error: string | null;
  /** How long the endpoint asks to be left alone. */
  retryAfterSeconds: number | null;
}
