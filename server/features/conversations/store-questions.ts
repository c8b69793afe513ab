import type pg from 'pg';
import { runTogether } from '#server/database/batches/run-together.ts';
import { chatTurnsOf } from '#server/database/chat-turns/chat-turns-of.ts';
import { lockHits } from '#server/http/limits/lock-hits.ts';

/** One run of the statement that stores a question. */
export interface QuestionCall {
  statement: { name: string; text: string };
  values: unknown[];
  /** Of the limits that it counts under. */
  keys: string[];
}

/** Stores questions that have the same statement, and answers what it says of each. */
export async function storeQuestions(
  pool: pg.Pool,
  calls: QuestionCall[],
): Promise<(pg.QueryResultRow | undefined)[]> {
  const [first] = calls;
  if (first === undefined) return [];
  const values = calls.map((call) => call.values);
  const keys = calls.flatMap((call) => call.keys);
  const before = keys.length === 0 ? undefined : lockHits(keys);
  const rows = await chatTurnsOf(pool).take('question', () =>
    runTogether(pool, { statement: first.statement, values, before }),
  );
  return rows.map(([row]) => row);
}
