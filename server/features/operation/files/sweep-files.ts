import { sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { timeOfFile } from './time-of-file.ts';

/** What is saved is named by a row within one request, and no request takes so long. */
const spareMs = 86_400_000;
const portion = 500;

/** More than these, of that share of all, is not what crashes leave: the database is another one than that of the files. */
const mostLost = [
  { files: 20, share: 0.1 },
  // A small installation has few files, and would lose all of them.
  { files: 1, share: 0.5 },
];

/**
 * Deletes the files that no row names, where they are older than a day: those of a process that ended between saving a
 * file and storing the row. Where many are unnamed none is deleted, and the log says so. Pictures are named with the hash
 * of their bytes behind their id.
 */
export async function sweepFiles(services: Services, signal: AbortSignal): Promise<void> {
  const { fileStore, log } = services;
  const { unnamed, total } = await findUnnamed(services, signal);
  if (mostLost.some(({ files, share }) => unnamed.length > files && unnamed.length > total * share)) {
    const counts = { unnamed: unnamed.length, total };
    log.error(
      counts,
      'Many files are named by no row of this database. None was deleted: is it the right one?',
    );
    return;
  }
  for (const name of unnamed) {
    signal.throwIfAborted();
    await fileStore.deleteFile(name);
  }
  if (unnamed.length > 0) log.info({ deleted: unnamed.length }, 'Deleted files that no row named.');
}

/** Names of files older than a day that no row has, and how many files of that age there are. */
async function findUnnamed(
  services: Services,
  signal: AbortSignal,
): Promise<{ unnamed: string[]; total: number }> {
  const before = services.clock.now().getTime() - spareMs;
  const unnamed: string[] = [];
  let total = 0;
  let names: string[] = [];
  for await (const { name } of services.fileStore.listFiles()) {
    if ((timeOfFile(name) ?? Infinity) >= before) continue;
    total += 1;
    names.push(name);
    if (names.length < portion) continue;
    signal.throwIfAborted();
    unnamed.push(...(await listUnnamed(services, names)));
    names = [];
  }
  unnamed.push(...(await listUnnamed(services, names)));
  return { unnamed, total };
}

/** Those that nothing in the database points to. Every column that has the name of a stored file is here. */
async function listUnnamed(
  { db }: Pick<Services, 'db'>,
  names: readonly string[],
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const { rows } = await db.execute<{ name: string }>(sql`
    with given as (select unnest(${sql.param([...names])}::text[]) as name),
    named as (
      select config->>'fileId' as name from source where kind = 'file'
      union all select file_id from attachment
      union all select file_id from lost_file
      union all select file_id from chat_import where file_id is not null
      union all select original_id from chat_import where original_id is not null
      union all select unnest(part_ids) from chat_upload
      union all select split_part(image, '-', 1) from "user" where image is not null
      union all select split_part(avatar, '-', 1) from agent where avatar is not null
      union all select split_part(cover, '-', 1) from agent where cover is not null
      union all select split_part(logo, '-', 1) from white_label where logo is not null
    )
    select name from given where name not in (select name from named where name is not null)`);
  return rows.map(({ name }) => name);
}
