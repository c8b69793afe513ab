import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import type { BackupTarget } from './backup-ends.ts';

/** Encrypts what goes to a target in the format of age, which its own command-line program reads, too. */
export function encryptTarget<Saved>(target: BackupTarget<Saved>, key: string): BackupTarget<Saved> {
  return {
    async save(content) {
      const { Encrypter, identityToRecipient } = await import('age-encryption');
      const encrypter = new Encrypter();
      encrypter.addRecipient(await identityToRecipient(key));
      const encrypted = await encrypter.encrypt(ReadableStream.from(content) as globalThis.ReadableStream);
      return target.save(Readable.from(encrypted as AsyncIterable<Uint8Array>, { objectMode: false }));
    },
  };
}
