import type { Pool } from 'pg';
import type { Tracing } from '#server/ports/tracing.ts';

/** Records each statement of a pool as a span: by its name where it has one, else by its first word. Never what is in it. */
export function traceQueries(tracing: Tracing | null, pool: Pool): void {
  if (tracing === null) return;
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  const traced = (...given: unknown[]): unknown => {
    // What belongs to no trace, such as looking for jobs, would be a trace of its own each time.
    if (tracing.traceId() === undefined) return query(...given);
    const startedMs = performance.now();
    const answer = query(...given);
    if (!(answer instanceof Promise)) return answer;
    const note = () => tracing.record(`database ${nameOf(given[0])}`, {}, startedMs, performance.now());
    answer.then(note, note);
    return answer;
  };
  Object.assign(pool, { query: traced });
}

function nameOf(statement: unknown): string {
  if (typeof statement === 'object' && statement !== null) {
    const { name, text } = statement as { name?: string; text?: string };
    return name ?? nameOf(text);
  }
  return /\w+/.exec(String(statement))?.[0].toLowerCase() ?? 'statement';
}
