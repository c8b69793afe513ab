import { addPosting } from './add-posting.ts';
import { createSearchIndex, type SearchIndex } from './create-search-index.ts';
import { growArray } from './grow-array.ts';
import { numberTerm } from './number-term.ts';
import type { Postings } from './postings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Copies the postings that still have a passage, in the order in which they were added. */
function copyPostings(from: Postings, to: Postings, placeOf: Int32Array, termOf: Int32Array): void {
  const termAt = new Int32Array(from.length).fill(-1);
  for (let term = 0; term < termOf.length && term < from.head.length; term += 1) {
    for (let at = from.head[term] as number; at >= 0; at = from.next[at] as number) termAt[at] = term;
  }
  for (let at = 0; at < from.length; at += 1) {
    const place = placeOf[from.slot[at] as number] as number;
    const term = termAt[at] as number;
    if (place >= 0 && term >= 0) addPosting(to, termOf[term] as number, place, from.frequency[at] as number);
  }
}

function copyVocabulary(from: Vocabulary, to: Vocabulary): Int32Array {
  const termOf = new Int32Array(from.terms.length).fill(-1);
  from.terms.forEach((term, number) => {
    if (from.passageCount[number] === 0) return;
    const made = numberTerm(to, term);
    termOf[number] = made;
    to.passageCount[made] = from.passageCount[number] as number;
  });
  return termOf;
}

/** Frees what removed documents left behind: slots, postings, words that nobody uses any more. */
export function compactIndex(index: SearchIndex): void {
  const fresh = createSearchIndex();
  const termOf = copyVocabulary(index.vocabulary, fresh.vocabulary);
  const placeOf = new Int32Array(index.slots.length).fill(-1);
  for (const document of index.documents) {
    if (!document) continue;
    const number = fresh.documents.length;
    fresh.documents.push({ ...document, slots: [] });
    fresh.documentNumberOf.set(document.id, number);
  }
  index.slots.forEach((slot, place) => {
    const id = index.documents[index.figures.document[place] as number]?.id;
    const number = id === undefined ? undefined : fresh.documentNumberOf.get(id);
    if (!slot || number === undefined) return;
    const to = fresh.slots.length;
    placeOf[place] = to;
    fresh.documents[number]?.slots.push(to);
    fresh.slots.push({ ...slot, terms: slot.terms.map((term) => termOf[term] as number) });
    const { figures } = fresh;
    figures.document = growArray(figures.document, to + 1);
    figures.length = growArray(figures.length, to + 1);
    figures.questionLength = growArray(figures.questionLength, to + 1);
    figures.share = growArray(figures.share, to + 1);
    figures.document[to] = number;
    figures.length[to] = index.figures.length[place] as number;
    figures.questionLength[to] = index.figures.questionLength[place] as number;
    figures.share[to] = index.figures.share[place] as number;
  });
  copyPostings(index.body, fresh.body, placeOf, termOf);
  copyPostings(index.questions, fresh.questions, placeOf, termOf);
  index.vocabulary = fresh.vocabulary;
  index.body = fresh.body;
  index.questions = fresh.questions;
  index.slots = fresh.slots;
  index.figures = fresh.figures;
  index.documents = fresh.documents;
  index.documentNumberOf = fresh.documentNumberOf;
}
