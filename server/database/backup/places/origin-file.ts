import { open } from 'node:fs/promises';
import { OperatorError } from '#server/operator-error.ts';
import type { BackupOrigin } from './backup-ends.ts';

/** A backup in a file, by its path. */
export function originFile(file: string): BackupOrigin {
  return {
    name: file,
    async open() {
      try {
        return (await open(file)).createReadStream();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        throw new OperatorError(`There is no file ${file}. Give the path of the backup to restore.`);
      }
    },
  };
}
