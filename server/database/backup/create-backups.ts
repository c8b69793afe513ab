import type { Backups } from '#server/ports/backups.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { listBackups } from './list-backups.ts';
import { decryptOrigin } from './places/decrypt-origin.ts';
import { encryptTarget } from './places/encrypt-target.ts';
import { originStored } from './places/origin-stored.ts';
import { proveBackup } from './prove-backup.ts';
import { type BackupSubject, writeBackup } from './write-backup.ts';

interface Given {
  subject: BackupSubject;
  /** Where backups are kept. */
  store: FileStore;
  /** As people read it. */
  place: string;
  key: string;
}

/** Encrypted backups in one place. */
export function createBackups({ subject, store, place, key }: Given): Backups {
  return {
    place,
    async write(now, signal) {
      const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').toLowerCase();
      const name = `parley-${stamp}z.backup.age`;
      const target = encryptTarget({ save: (content) => store.saveFile(name, content) }, key);
      const { counts, saved } = await writeBackup(subject, target, signal);
      return { name, sizeBytes: saved.sizeBytes, ...counts };
    },
    prove: (name, signal) =>
      proveBackup({
        connectionString: subject.connectionString,
        origin: decryptOrigin(originStored(store, name), key),
        signal,
      }),
    list: () => listBackups(store),
    delete: (name) => store.deleteFile(name),
  };
}
