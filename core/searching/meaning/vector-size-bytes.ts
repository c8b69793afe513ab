import type { PassageVectors } from './passage-vectors.ts';

/** What the vectors of a passage take; 0 for none. */
export function vectorSizeBytes(vectors: PassageVectors | null): number {
  return vectors === null
    ? 0
    : vectors.whole.byteLength + vectors.parts.byteLength + vectors.scales.byteLength;
}
