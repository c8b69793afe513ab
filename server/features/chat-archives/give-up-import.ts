import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import type { ImportJob } from './chat-archive-jobs.ts';
import { chatImport } from './chat-archives.table.ts';
import { finishImport } from './finish-import.ts';

const error = 'Something went wrong on our side. Upload the file again.';

/** When the last attempt has failed, the import says so instead of waiting forever. */
export async function giveUpImport(services: Services, { importId }: ImportJob): Promise<void> {
  const [row] = await services.db.select().from(chatImport).where(eq(chatImport.id, importId));
  if (row !== undefined && row.status !== 'done') await finishImport(services, row, { error });
}
