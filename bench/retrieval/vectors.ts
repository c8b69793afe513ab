import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMinilm } from '#server/adapters/embedding-model/load-minilm.ts';
import { shippedModelFolder } from '#server/adapters/embedding-model/shipped-model-files.ts';

/** Vectors of the sets take minutes of CPU: they are kept between runs, by the SHA-1 of their texts. */
const FILE = process.env.PARLEY_VECTORS ?? join(tmpdir(), 'parley-bench-vectors.bin');
const HASH_BYTES = 20;
const DIMENSIONS = 384;
const RECORD_BYTES = HASH_BYTES + DIMENSIONS * 4;

const known = new Map<string, Float32Array>();
const missing = new Set<string>();

const keyOf = (text: string): string => createHash('sha1').update(text).digest('hex');

function readFile(): void {
  const bytes = existsSync(FILE) ? readFileSync(FILE) : Buffer.alloc(0);
  for (let at = 0; at + RECORD_BYTES <= bytes.length; at += RECORD_BYTES) {
    const key = bytes.subarray(at, at + HASH_BYTES).toString('hex');
    known.set(
      key,
      new Float32Array(new Uint8Array(bytes.subarray(at + HASH_BYTES, at + RECORD_BYTES)).buffer),
    );
  }
}

readFile();

/** The vector of a text by the shipped model; null, and noted, while it has not been made. */
export function vectorOf(text: string): Float32Array | null {
  const vector = known.get(keyOf(text)) ?? null;
  if (vector === null) missing.add(text);
  return vector;
}

/** Makes the vectors that were asked for in vain. Answers how many they were. */
export async function makeMissingVectors(): Promise<number> {
  const texts = [...missing];
  missing.clear();
  if (texts.length === 0) return 0;
  const embed = await loadMinilm(shippedModelFolder);
  for (const text of texts) {
    const vector = await embed(text);
    known.set(keyOf(text), vector);
    appendFileSync(FILE, Buffer.concat([Buffer.from(keyOf(text), 'hex'), Buffer.from(vector.buffer)]));
  }
  return texts.length;
}
