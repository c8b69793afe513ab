import { type DestinationStream, type Logger, pino } from 'pino';
import { type DescribedError, describeError } from '#server/http/describe-error.ts';
import { workingRequest } from './working-request.ts';

/** Longest that a line waits. */
const flushMs = 500;

interface LogOptions {
  level: string;
  /** Of the trace that the running code belongs to. */
  readTraceId(): string | undefined;
  /** Told of each error in a line that calls for somebody to look. */
  onError(error: DescribedError, line: string, facts: Record<string, string>): void;
}

/** Standard output. Lines are written by the handful: one system call a request would be a tenth of a chat's cost. */
function openOutput(): DestinationStream {
  const lines = pino.destination({ dest: 1, sync: false, minLength: 4_096 });
  setInterval(() => lines.flush(), flushMs).unref();
  return lines;
}

/** Logs as JSON lines; messages, headers and secrets never go into a log, and known names of such are cut out. */
export function createLog(
  { level, readTraceId, onError }: LogOptions,
  lines: DestinationStream = openOutput(),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      // What is logged for a request carries its id, and that of its trace.
      mixin: () => ({ requestId: workingRequest.getStore(), traceId: readTraceId() }),
      redact: { paths: ['*.password', '*.token', '*.authorization', '*.cookie', '*.apiKey'], remove: true },
      hooks: {
        logMethod(given, method, levelNumber) {
          const [facts, line] = given as [unknown, unknown];
          if (levelNumber >= pino.levels.values.error! && hasError(facts))
            onError(describeError(facts.err), String(line), shortFacts(facts));
          method.apply(this, given);
        },
      },
    },
    lines,
  );
}

function hasError(facts: unknown): facts is { err: unknown } {
  return typeof facts === 'object' && facts !== null && 'err' in facts;
}

const reported = ['requestId', 'job', 'jobId'];

/** What a report can be found by. */
function shortFacts(facts: object): Record<string, string> {
  const all: Record<string, unknown> = { requestId: workingRequest.getStore(), ...facts };
  const named = reported.flatMap((name) => (typeof all[name] === 'string' ? [[name, all[name]]] : []));
  return Object.fromEntries(named) as Record<string, string>;
}
