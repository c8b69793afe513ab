import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { finishImport } from './finish-import.ts';
import type { ImportJob } from './import-jobs.ts';

const error = 'Something went wrong on our side. Upload the file again.';

/** When the last attempt has failed, the import says so instead of waiting forever. */
export async function failImport(services: Services, { importId }: ImportJob): Promise<void> {
  const [row] = await services.db.select().from(chatImport).where(eq(chatImport.id, importId));
  if (row !== undefined && row.status !== 'done') await finishImport(services, row, { error });
}
