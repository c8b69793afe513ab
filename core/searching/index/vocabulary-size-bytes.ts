import { postingsSizeBytes } from './postings-size-bytes.ts';
import type { Vocabulary } from './vocabulary.ts';

export function vocabularySizeBytes(vocabulary: Vocabulary): number {
  const bytesATerm = 80;
  const bytesAGram = 40;
  return (
    vocabulary.terms.length * bytesATerm +
    vocabulary.gramNumberOf.size * bytesAGram +
    vocabulary.passageCount.byteLength +
    vocabulary.gramCount.byteLength +
    postingsSizeBytes(vocabulary.grams)
  );
}
