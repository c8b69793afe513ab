import { setImmediate } from 'node:timers/promises';
import { detectLanguage } from '#core/language/detect-language.ts';
import { type PassageDraft, splitPassages } from '#core/reading/passages/split-passages.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { sliceDocument } from './slice-document.ts';

/**
 * Cuts a document into passages without holding the process up: between slices of some 20 ms others have their turn.
 * The language is found once, so that a slice of names or figures does not get one of its own.
 */
export async function splitInSlices(document: ReadDocument, isApproved: boolean): Promise<PassageDraft[]> {
  const slices = sliceDocument(document);
  if (slices.length <= 1) return splitPassages(document, { isApproved });
  const sample = document.blocks.map((block) => ('text' in block ? block.text : '')).join('\n');
  const language = document.language ?? detectLanguage(sample);
  const drafts: PassageDraft[] = [];
  for (const slice of slices) {
    for (const draft of splitPassages({ ...slice, language }, { isApproved })) drafts.push(draft);
    await setImmediate();
  }
  return drafts;
}
