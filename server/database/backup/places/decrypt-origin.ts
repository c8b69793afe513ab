import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { OperatorError } from '#server/operator-error.ts';
import type { BackupOrigin } from './backup-ends.ts';

/** What every file of age begins with. */
const MARK = 'age-encryption.org/v1\n';

/** Decrypts a backup when it is encrypted; others are passed on as they are. */
export function decryptOrigin(origin: BackupOrigin, key: string | undefined): BackupOrigin {
  const { name } = origin;
  return {
    name,
    async open() {
      const source = await origin.open();
      try {
        return await decrypt(name, source, key);
      } catch (error) {
        source.destroy();
        throw error;
      }
    },
  };
}

async function decrypt(name: string, source: Readable, key: string | undefined): Promise<Readable> {
  const { head, rest } = await readHead(source);
  if (head.toString('latin1', 0, MARK.length) !== MARK) return Readable.from(rest, { objectMode: false });
  if (key === undefined)
    throw new OperatorError(`${name} is encrypted. Set BACKUP_KEY to the key that it was written with.`);
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const decrypted = await decrypter
    .decrypt(ReadableStream.from(rest) as globalThis.ReadableStream)
    .catch((error: unknown) => {
      throw new OperatorError(
        `${name} cannot be decrypted: BACKUP_KEY is not the key that it was written with, or its beginning is damaged.`,
        { cause: error },
      );
    });
  return Readable.from(explained(name, source, decrypted as AsyncIterable<Uint8Array>), {
    objectMode: false,
  });
}

/** At least as many bytes as the mark has, and everything, these included. */
async function readHead(source: Readable): Promise<{ head: Buffer; rest: AsyncGenerator<Uint8Array> }> {
  const pieces = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  let head = Buffer.alloc(0);
  while (head.length < MARK.length) {
    const { done, value } = await pieces.next();
    if (done === true) break;
    head = Buffer.concat([head, value]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield head;
      for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
    } finally {
      source.destroy();
    }
  }
  return { head, rest: all() };
}

/** What breaks off while it is decrypted is damaged, unless reading it failed. */
async function* explained(
  name: string,
  source: Readable,
  decrypted: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* decrypted;
  } catch (error) {
    if (source.errored) throw source.errored;
    throw new OperatorError(`${name} is damaged: it cannot be decrypted to its end. Nothing was restored.`, {
      cause: error,
    });
  }
}
