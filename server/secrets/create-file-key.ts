/** A new key under which files are encrypted, as the program age makes them. */
export async function createFileKey(): Promise<string> {
  const { generateX25519Identity } = await import('age-encryption');
  return generateX25519Identity();
}
