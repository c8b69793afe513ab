/** What is known of a piece of work; never what people wrote, and no address with a query. */
export type SpanFacts = Record<string, string | number | boolean>;

export interface OpenSpan {
  note(facts: SpanFacts): void;
  rename(name: string): void;
}

/** Tells where time goes, for an operator's tracing: spans of work, each below the one around it. */
export interface Tracing {
  /** Runs work in a span of its own. A rejection marks the span as failed, by the name of the error. */
  inSpan<Result>(name: string, facts: SpanFacts, work: (span: OpenSpan) => Promise<Result>): Promise<Result>;
  /** A span of work that is over, by times of `performance.now()`: what is written while it is read has no one promise. */
  record(name: string, facts: SpanFacts, startedMs: number, endedMs: number): void;
  /** The trace that the running code belongs to; undefined outside of one. */
  traceId(): string | undefined;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}
