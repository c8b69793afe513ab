import { sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { timeOfFile } from './time-of-file.ts';

/** What is saved is named by a row within one request, and no request takes so long. */
const spareMs = 86_400_000;
const portion = 500;

/**
 * Deletes the files that no row names, where they are older than a day: those of a process that ended between saving a
 * file and storing the row. Pictures are named with the hash of their bytes behind their id.
 */
export async function sweepFiles(services: Services, signal: AbortSignal): Promise<void> {
  const { fileStore, clock, log } = services;
  const before = clock.now().getTime() - spareMs;
  let names: string[] = [];
  let deleted = 0;
  const sweep = async () => {
    signal.throwIfAborted();
    for (const name of await listUnnamed(services, names)) {
      await fileStore.deleteFile(name);
      deleted += 1;
    }
    names = [];
  };
  for await (const { name } of fileStore.listFiles()) {
    if ((timeOfFile(name) ?? Infinity) >= before) continue;
    names.push(name);
    if (names.length === portion) await sweep();
  }
  await sweep();
  if (deleted > 0) log.info({ deleted }, 'Deleted files that no row named.');
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
