const pageSize = 200;

/**
 * All rows in the order of their ids, read page by page, so that neither memory nor a cursor is held for long.
 * @param readPage the first `limit` rows whose id is greater than `after`
 */
export async function* readInPages<Row extends { id: string }>(
  readPage: (after: string, limit: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  let after = '';
  for (;;) {
    const rows = await readPage(after, pageSize);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = last.id;
  }
}
