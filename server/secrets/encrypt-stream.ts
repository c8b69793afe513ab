import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';

/** Encrypts what is read from a stream, in the format of age, which its own command-line program reads, too. */
export async function encryptStream(content: AsyncIterable<Uint8Array>, key: string): Promise<Readable> {
  const { Encrypter, identityToRecipient } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  const encrypted = await encrypter.encrypt(ReadableStream.from(content) as globalThis.ReadableStream);
  return Readable.from(encrypted as AsyncIterable<Uint8Array>, { objectMode: false });
}
