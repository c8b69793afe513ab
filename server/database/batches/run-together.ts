import type pg from 'pg';

interface Statements {
  /** Prepared once for each connection. */
  statement: { name: string; text: string };
  /** The values of each time it is run. */
  values: unknown[][];
  /** Runs before the first of several, such as what locks the rows of all in one order. */
  before?: pg.QueryConfig | undefined;
}

/**
 * Runs a statement several times, in one transaction and on one way to the database and back, which costs little more than once.
 * Answers the rows of each. Either all of them are stored or nothing is.
 */
export async function runTogether<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { statement, values, before }: Statements,
): Promise<Row[][]> {
  const [first = []] = values;
  if (values.length === 1) return [(await pool.query<Row>({ ...statement, values: first })).rows];
  const client = await pool.connect();
  // Nothing is awaited in between, so that all of them leave at once: see `pipeline` in `openPool`.
  const opened = [client.query('begin'), before === undefined ? null : client.query(before)];
  const results = values.map((each) => client.query<Row>({ ...statement, values: each }));
  const ended = await Promise.allSettled([...opened, ...results, client.query('commit')]);
  const failed = ended.find((each) => each.status === 'rejected');
  client.release(failed?.reason as Error | undefined);
  if (failed !== undefined) throw failed.reason;
  return (await Promise.all(results)).map(({ rows }) => rows);
}
