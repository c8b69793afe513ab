import { OperatorError } from '#server/operator-error.ts';
import { FileMissing } from '#server/ports/file-missing.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { BackupOrigin } from './backup-ends.ts';

/** A backup among those of a place. */
export function originStored(store: FileStore, name: string): BackupOrigin {
  return {
    name,
    async open() {
      try {
        return (await store.openFile(name)).content;
      } catch (error) {
        if (!(error instanceof FileMissing)) throw error;
        throw new OperatorError(`There is no backup ${name} in the place that BACKUP_TO names.`);
      }
    },
  };
}
