import { blockTexts } from '#core/reading/block-texts.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** Beyond this the server, which takes the document over, would have to hold too much. */
const MAX_CHARACTERS = 25_000_000;
/** A text of one letter takes as much memory as one of ten. */
const MAX_TEXTS = 2_000_000;
const MAX_TITLE = 1_000;

/**
 * The document, or a failure when it holds more text than one may have.
 * @throws UnreadableDocument
 */
export function limitDocument(document: ReadDocument): ReadDocument {
  let characters = 0;
  let texts = 0;
  for (const block of document.blocks) {
    const own = blockTexts(block);
    texts += own.length;
    for (const text of own) characters += text.length;
    if (characters > MAX_CHARACTERS || texts > MAX_TEXTS) throw new UnreadableDocument('too-much-text');
  }
  return { ...document, title: document.title.slice(0, MAX_TITLE).toWellFormed() };
}
