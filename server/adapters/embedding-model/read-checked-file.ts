import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a file whole. Throws a sentence when its SHA-256 (hex) is another than the one given. */
export function readCheckedFile(folder: string, name: string, checksum: string): Buffer {
  const bytes = readFileSync(join(folder, name));
  if (createHash('sha256').update(bytes).digest('hex') !== checksum) {
    throw new Error(`${name} in ${folder} is damaged: its checksum is wrong. Get the file again.`);
  }
  return bytes;
}
