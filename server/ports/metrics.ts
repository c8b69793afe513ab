/** What is read at the moment of a measurement, instead of being counted as it happens. */
export interface Gauges {
  database: { used: number; idle: number; waiting: number };
  /** Null where there is none; `lagBytes` null while it does not answer. */
  replica: { lagBytes: number | null; reads: { replica: number; primary: number } } | null;
  searchIndexes: { agents: number; sizeBytes: number; hits: number; updates: number; evictions: number };
  /** By the name of the job. */
  queue: readonly { name: string; waiting: number; oldestSeconds: number; failed: number }[];
  /** Null where none are made; each null while there was none. */
  backups: { lastGoodSeconds: number | null; lastProvenSeconds: number | null } | null;
}

/** Counts what happens, for an operator's monitoring. All durations are in seconds. */
export interface Metrics {
  /** A request begins or has been answered. */
  changeActiveRequests(change: 1 | -1): void;
  /** @param route the pattern of the path, never the path: an id in a label would be a series of its own */
  countRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  countJob(job: { name: string; outcome: 'done' | 'failed' | 'handed-back'; seconds: number }): void;
  /** Of an answer, from the question on. */
  countFirstWord(answer: { model: string; seconds: number }): void;
  /** All passages for a message are found. */
  countSearch(seconds: number): void;
  /**
   * A language model has answered, or failed.
   * @param outcome `answered`, `empty-answer` or the kind of the error
   */
  countModelCall(call: { provider: string; outcome: string; seconds: number }): void;
  /** Everything in the text format of Prometheus. */
  readText(): Promise<string>;
  close(): Promise<void>;
}
