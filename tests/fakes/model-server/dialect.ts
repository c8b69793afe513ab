/** What a provider can refuse with, whatever its own words for it. */
export type RefusalKind =
  | 'unauthorised'
  | 'rate-limit'
  | 'quota'
  | 'server-error'
  | 'overloaded'
  | 'context-too-long'
  | 'model-not-found'
  | 'bad-request';

export type FinishKind = 'stop' | 'length' | 'content-filter';

export interface Refusal {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

export interface IncomingCall {
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  /** The parsed body, or undefined when it is no JSON object. */
  json: Record<string, unknown> | undefined;
}

/** A call that a vendor would refuse: its status and code, with our sentence for the test that made it. */
export interface Complaint {
  kind: RefusalKind;
  message: string;
}

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** The pieces of one streamed answer; each is text as it goes over the wire. */
export interface StreamPieces {
  /** What comes before the first text. */
  begin(): string;
  text(delta: string): string;
  /** A tool that the model wants to be called, where this protocol is used with tools. */
  call?(name: string, input: string): string;
  /** Without usage only where the vendor's servers may leave it out. */
  end(finish: FinishKind, usage: Usage | null): string;
  /** A fault sent inside a stream that began well. */
  fault(message: string): string;
}

/** One vendor's protocol: what it demands of a call, how it refuses, and how it streams. */
export interface Dialect {
  name: string;
  answers(call: IncomingCall): boolean;
  /** Null when the call is as the vendor wants it. */
  complain(call: IncomingCall): Complaint | null;
  refuse(kind: RefusalKind, message: string, retryAfterSeconds: number | null): Refusal;
  stream(call: IncomingCall): StreamPieces;
}

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0 };

/** A server-sent event, with its name where the vendor gives one. */
export const event = (data: unknown, name?: string) =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

/** The first field that is not known, so that a misspelt or invented parameter is noticed. */
export const unknownField = (value: object, known: readonly string[]) =>
  Object.keys(value).find((field) => !known.includes(field));

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export const isCount = (value: unknown) => Number.isInteger(value) && (value as number) > 0;
