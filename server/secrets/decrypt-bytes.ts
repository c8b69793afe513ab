/** What every file of age begins with. */
const mark = Buffer.from('age-encryption.org/v1\n');

/**
 * A file as it was before it was encrypted; one that is not encrypted is as it is. Throws when it was encrypted under another
 * key, or was changed.
 */
export async function decryptBytes(bytes: Uint8Array, key: string): Promise<Uint8Array> {
  if (!mark.equals(bytes.subarray(0, mark.length))) return bytes;
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  return decrypter.decrypt(bytes);
}
