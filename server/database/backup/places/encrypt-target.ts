import { encryptStream } from '#server/secrets/encrypt-stream.ts';
import type { BackupTarget } from './backup-ends.ts';

/** Encrypts what goes to a target. */
export function encryptTarget<Saved>(target: BackupTarget<Saved>, key: string): BackupTarget<Saved> {
  return {
    save: async (content) => target.save(await encryptStream(content, key)),
  };
}
