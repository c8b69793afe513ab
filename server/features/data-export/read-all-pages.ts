import type { Page } from '#server/database/page-of.ts';

const pageSize = 100;

/** All rows of a list that is read page by page, in its order. */
export async function readAllPages<Row>(
  readPage: (query: { limit: number; cursor?: string | undefined }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  let cursor: string | undefined;
  do {
    const { data, pagination } = await readPage({ limit: pageSize, cursor });
    all.push(...data);
    cursor = pagination.cursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}
