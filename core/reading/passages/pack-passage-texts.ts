import { cutLongText } from './cut-long-text.ts';
import { splitSentences } from './split-sentences.ts';

/** A stretch of text with the start of each of its sentences. */
export interface PassageText {
  text: string;
  sentenceOffsets: number[];
}

/** How long a passage may be. Lengths are UTF-16 units. */
export interface PassageSize {
  maximumCharacters: number;
  sentences: number;
  /** Short sentences (list items, menu lines) are packed on until this is reached. */
  minimumCharacters: number;
}

interface Piece {
  text: string;
  /** True where the block began: pieces of different blocks are joined by a line break. */
  startsBlock: boolean;
}

function toPieces(texts: readonly string[], language: string, size: PassageSize): Piece[] {
  const pieces: Piece[] = [];
  for (const raw of texts) {
    const text = raw.trim();
    const offsets = splitSentences(text, language);
    let startsBlock = true;
    for (let at = 0; at < offsets.length; at += 1) {
      const sentence = text.slice(offsets[at], offsets[at + 1]);
      for (const piece of cutLongText(sentence, size.maximumCharacters)) {
        pieces.push({ text: piece, startsBlock });
        startsBlock = false;
      }
    }
  }
  return pieces;
}

/**
 * Packs the blocks of one section into passages of about three sentences. Within a block the text is kept to the
 * letter; blocks have a line break between them.
 */
export function packPassageTexts(
  texts: readonly string[],
  language: string,
  size: PassageSize,
): PassageText[] {
  const packed: PassageText[] = [];
  let current: PassageText | null = null;
  const close = () => {
    if (current) packed.push({ text: current.text.trimEnd(), sentenceOffsets: current.sentenceOffsets });
    current = null;
  };
  for (const piece of toPieces(texts, language, size)) {
    if (piece.text.trim() === '') continue;
    if (current) {
      const open: PassageText = current;
      const isFull =
        open.sentenceOffsets.length >= size.sentences && open.text.trimEnd().length >= size.minimumCharacters;
      if (isFull || open.text.length + piece.text.trimEnd().length + 1 > size.maximumCharacters) close();
    }
    if (current) {
      const open: PassageText = current;
      const before: string = piece.startsBlock ? `${open.text.trimEnd()}\n` : open.text;
      open.sentenceOffsets.push(before.length);
      open.text = before + piece.text;
    } else {
      current = { text: piece.text, sentenceOffsets: [0] };
    }
  }
  close();
  return packed;
}
