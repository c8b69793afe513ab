import type pg from 'pg';

/** Runs one statement after another on whatever connection is open by then: the driver no longer queues them itself. */
export function queueStatements(
  current: () => pg.Client | null,
): <Result>(statement: (open: pg.Client) => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (statement) => {
    const next = last.then(() => {
      const client = current();
      if (client === null) throw new Error('The connection to the database is down.');
      return statement(client);
    });
    last = next.catch(() => undefined);
    return next;
  };
}
