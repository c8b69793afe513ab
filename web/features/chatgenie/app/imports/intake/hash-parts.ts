import { bytesToHex } from '@noble/hashes/utils.js';
import type { OriginalPart } from '#core/chat-archives/legal/legal-package.ts';
import type { ExportPart } from './export-part.ts';
import { hashStream } from './hash-stream.ts';
import { IntakeProblem } from './intake-problem.ts';
import { openContent } from './open-content.ts';
import type { HashStore } from './open-hash-store.ts';

/** The browser's own function is several times as fast, but takes no streams and is missing over plain HTTP. */
const heldBytes = 32 * 1024 * 1024;
const keptEvery = 200;
const keptEveryMs = 5_000;

/**
 * Hashes parts of an export where they are. What a run before has hashed is not hashed again.
 * @param onBytes told how many bytes of all parts are done; waits while the user has paused
 */
export async function hashParts(
  parts: readonly ExportPart[],
  store: HashStore,
  onBytes: (doneBytes: number) => Promise<void> | void,
): Promise<OriginalPart[]> {
  const known = await store.read();
  const hashes = known.length <= parts.length ? known : [];
  let doneBytes = parts.slice(0, hashes.length).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  let kept = hashes.length;
  let keptAt = performance.now();
  const keep = async (): Promise<void> => {
    await store.add(kept, hashes.slice(kept));
    kept = hashes.length;
    keptAt = performance.now();
  };
  for (const part of parts.slice(hashes.length)) {
    const before = doneBytes;
    hashes.push(
      await hashPart(part, (bytes) => {
        doneBytes += bytes;
        return onBytes(doneBytes);
      }),
    );
    doneBytes = before + part.sizeBytes;
    if (hashes.length - kept >= keptEvery || performance.now() - keptAt > keptEveryMs) await keep();
  }
  await keep();
  return parts.map(({ name, sizeBytes }, index) => ({ name, sizeBytes, sha256: hashes[index] ?? '' }));
}

async function hashPart(part: ExportPart, onBytes: (bytes: number) => Promise<void> | void): Promise<string> {
  try {
    const content = await openContent(part);
    if (part.sizeBytes > heldBytes || crypto.subtle === undefined) return await hashStream(content, onBytes);
    const bytes = await new Response(content).arrayBuffer();
    const hash = bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
    await onBytes(bytes.byteLength);
    return hash;
  } catch {
    throw new IntakeProblem(`${part.name} cannot be read. Download the export again.`);
  }
}
