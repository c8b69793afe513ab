import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '#server/operator-error.ts';
import type { BackupTarget } from './backup-ends.ts';

/** A file by its path, which appears only when it is complete, readable for its owner alone. */
export function targetFile(file: string): BackupTarget<{ sizeBytes: number }> {
  if (existsSync(file))
    throw new OperatorError(`${file} already exists. Choose another file for the backup.`);
  const partial = `${file}.partial`;
  return {
    async save(content) {
      try {
        await pipeline(content, createWriteStream(partial, { mode: 0o600, flush: true }));
        const { size } = await stat(partial);
        await rename(partial, file);
        return { sizeBytes: size };
      } finally {
        await rm(partial, { force: true });
      }
    },
  };
}
