/** A new key for encrypting backups, as the program age makes them. */
export async function createBackupKey(): Promise<string> {
  const { generateX25519Identity } = await import('age-encryption');
  return generateX25519Identity();
}
