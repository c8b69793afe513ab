import type { FileStore, StoredFile } from '#server/ports/file-store.ts';

/** What backups in a place are called, so that nothing else there is taken for one. */
const NAME = /^parley-\d{8}t\d{6}z\.backup\.age$/;

/** The backups of a place, newest first. */
export async function listBackups(store: FileStore): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const file of store.listFiles()) if (NAME.test(file.name)) found.push(file);
  return found.sort((a, b) => (a.name < b.name ? 1 : -1));
}
