import type pg from 'pg';
import type { MessageColumns } from '#core/chat-archives/statistics/message-columns.ts';
import type { ThreadConnection } from '#server/ports/threads.ts';
import type { ColumnsVersion, VersionedColumns } from './columns-version.ts';
import { readPackedColumns } from './read-packed-columns.ts';

/** Which messages of an archive. */
export interface ColumnFilter {
  chatId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Of larger archives nothing is kept. */
const mostKept = 3_000_000;

/** What this thread read last: who looks at figures asks for another chat or gap next. */
let kept: ({ archiveId: string } & VersionedColumns) | null = null;

/** All messages of an archive with a time as columns, in the order of time. They must not be changed. */
export async function readColumns({ pool }: ThreadConnection, archiveId: string): Promise<MessageColumns> {
  const version = await readVersion(pool, archiveId);
  if (kept?.archiveId === archiveId && isSame(kept.version, version)) return kept.columns;
  kept = null;
  const packed = await readPackedColumns(pool, archiveId, version);
  const read = packed === null ? await readAnew(pool, archiveId) : { version, columns: packed };
  if (read.columns.at.length <= mostKept) kept = { archiveId, ...read };
  return read.columns;
}

const isSame = (one: ColumnsVersion, other: ColumnsVersion): boolean =>
  one.lastNumber === other.lastNumber && one.describedNumber === other.describedNumber;

async function readVersion(pool: pg.Pool, archiveId: string): Promise<ColumnsVersion> {
  const { rows } = await pool.query<{ last_number: number; described_number: number }>(
    'select last_number, described_number from chat_archive where id = $1',
    [archiveId],
  );
  return { lastNumber: rows[0]?.last_number ?? 0, describedNumber: rows[0]?.described_number ?? 0 };
}

/** With the query builder, which is loaded for this alone: most archives that take time are packed. */
async function readAnew(pool: pg.Pool, archiveId: string): Promise<VersionedColumns> {
  const { readRows } = await import('./read-rows.ts');
  return readRows(pool, archiveId);
}
