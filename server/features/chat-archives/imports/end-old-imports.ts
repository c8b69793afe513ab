import { and, eq, lt } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { finishImport } from './finish-import.ts';

const daysToAnswer = 7;
const error = `Nobody said within ${daysToAnswer} days how its dates are written, so the upload was deleted. Upload the file again.`;

/** Ends imports that have waited long for an answer: no upload is kept for nothing. */
export async function endOldImports(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - daysToAnswer * 86_400_000);
  const rows = await services.db
    .select()
    .from(chatImport)
    .where(and(eq(chatImport.status, 'asks'), lt(chatImport.createdAt, before)));
  for (const row of rows) await finishImport(services, row, { error });
}
