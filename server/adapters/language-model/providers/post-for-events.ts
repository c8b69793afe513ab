import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Dispatcher, Pool } from 'undici';
import { createProgress } from '../create-progress.ts';
import { RefusedError } from '../failures/refused-error.ts';

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
  let controller: Dispatcher.DispatchController | undefined;
  let status = 0;
  let headers: Headers = {};
  let refusal = '';
  let bytesRead = 0;
  let attempts = 0;

  const progress = createProgress(() => signal.removeEventListener('abort', stop));
  const fail = (reason: Error) => {
    progress.fail(reason);
    controller?.abort(reason);
  };
  const stop = () => fail(new Error('The request was stopped.'));

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started;
      if (!progress.isOpen()) started.abort(new Error('The request was stopped.'));
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
      progress.report();
    },
    onResponseEnd() {
      if (status === 200) progress.end();
      else progress.fail(new RefusedError(status, headers, refusal));
    },
    onResponseError(_, error) {
      const code = 'code' in error ? String(error.code) : '';
      if (progress.isOpen() && status === 0 && attempts === 1 && staleCodes.has(code)) dispatch();
      else progress.fail(error);
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
    next: progress.next,
    close(isComplete) {
      if (!progress.isOpen()) return;
      if (isComplete) setTimeout(stop, drainMs).unref();
      else stop();
    },
  };
}
