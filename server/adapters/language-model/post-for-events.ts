import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Dispatcher, Pool } from 'undici';

type Headers = Record<string, string | string[] | undefined>;

export interface EventRequest {
  pool: Pool;
  path: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  /** Called for every whole event, in order, while the bytes come in. It must not throw. */
  onEvent: (event: EventSourceMessage) => void;
}

/** A refusal by the server: any status but 200, with the first 64 kB of its body. */
export class RefusedError extends Error {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;

  constructor(status: number, headers: Headers, text: string) {
    super(`The server answered ${status}.`);
    this.name = 'RefusedError';
    this.status = status;
    this.headers = headers;
    this.text = text;
  }
}

export interface EventExchange {
  /** True once more bytes were read since the last call, false at the end. Throws `RefusedError` or a socket's error. */
  next(): Promise<boolean>;
  /** Ends the exchange. With `isComplete` the server may still finish its response, so that the connection stays. */
  close(isComplete: boolean): void;
}

const refusalMaximumBytes = 64 * 1024;
/** Far above any answer; stops a server that sends without end. */
const answerMaximumBytes = 16 * 1024 * 1024;
/** How long a server may take to end the response after the last word that matters. */
const drainMs = 1_000;
const staleCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * Posts and reads the answer as server-sent events, straight from the connection: no stream objects in between, which
 * would cost as much CPU as the rest of the exchange. A request whose kept-alive connection turns out to be closed is
 * sent once more.
 */
export function postForEvents(request: EventRequest): EventExchange {
  const { pool, path, headers: requestHeaders, body, signal } = request;
  const parser = createParser({ onEvent: request.onEvent });
  const decoder = new TextDecoder();
  let state: 'open' | 'ended' | 'failed' = 'open';
  let failure: unknown;
  let hasNews = false;
  let wake: (() => void) | undefined;
  let controller: Dispatcher.DispatchController | undefined;
  let status = 0;
  let headers: Headers = {};
  let refusal = '';
  let bytesRead = 0;
  let attempts = 0;

  const settle = (to: 'ended' | 'failed', reason?: unknown) => {
    if (state !== 'open') return;
    state = to;
    failure = reason;
    signal.removeEventListener('abort', stop);
    wake?.();
  };
  const fail = (reason: Error) => {
    settle('failed', reason);
    controller?.abort(reason);
  };
  const stop = () => fail(new Error('The request was stopped.'));

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started;
      if (state !== 'open') started.abort(new Error('The request was stopped.'));
    },
    onResponseStart(_, statusCode, responseHeaders) {
      status = statusCode;
      headers = responseHeaders;
    },
    onResponseData(_, bytes) {
      bytesRead += bytes.length;
      if (status !== 200) {
        refusal += decoder.decode(bytes, { stream: true });
        if (bytesRead > refusalMaximumBytes) fail(new RefusedError(status, headers, refusal));
        return;
      }
      if (bytesRead > answerMaximumBytes) return fail(new Error('The answer is too long.'));
      parser.feed(decoder.decode(bytes, { stream: true }));
      hasNews = true;
      wake?.();
    },
    onResponseEnd() {
      if (status === 200) settle('ended');
      else settle('failed', new RefusedError(status, headers, refusal));
    },
    onResponseError(_, error) {
      const code = 'code' in error ? String(error.code) : '';
      if (state === 'open' && status === 0 && attempts === 1 && staleCodes.has(code)) dispatch();
      else settle('failed', error);
    },
  };
  const dispatch = () => {
    attempts += 1;
    pool.dispatch({ path, method: 'POST', headers: requestHeaders, body }, handler);
  };

  if (signal.aborted) stop();
  else {
    signal.addEventListener('abort', stop, { once: true });
    dispatch();
  }

  return {
    async next() {
      if (!hasNews && state === 'open') {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (hasNews) {
        hasNews = false;
        return true;
      }
      if (state === 'failed') throw failure;
      return false;
    },
    close(isComplete) {
      if (state !== 'open') return;
      if (isComplete) setTimeout(stop, drainMs).unref();
      else stop();
    },
  };
}
