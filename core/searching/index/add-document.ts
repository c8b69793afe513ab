import { replacePhrases } from '#core/searching/words/replace-phrases.ts';
import { tokenise } from '#core/searching/words/tokenise.ts';
import { tokeniseText } from '#core/searching/words/tokenise-text.ts';
import { addPosting } from './add-posting.ts';
import type { IndexedDocument, SearchIndex } from './create-search-index.ts';
import { growArray } from './grow-array.ts';
import { numberTerm } from './number-term.ts';
import type { Passage } from './passage.ts';
import { removeDocument } from './remove-document.ts';

/** A sentence of the main text comes before the same one in a teaser; a fact that only stands there is still found. */
const SHARE_BESIDE = 0.8;

function countTerms(index: SearchIndex, terms: readonly string[], counts: Map<number, number>): void {
  for (const term of terms) {
    const number = numberTerm(index.vocabulary, term);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
}

/** What a passage's strings take in memory, for the estimate of the index's size. */
function textBytesOf(passage: Omit<Passage, 'terms'>): number {
  const characters =
    passage.text.length +
    passage.title.length +
    (passage.question?.length ?? 0) +
    passage.headingPath.join('').length +
    (passage.written ?? []).join('').length;
  return characters * 2 + 400;
}

function addPassage(index: SearchIndex, document: IndexedDocument, number: number, passage: Passage): void {
  const { terms, ...kept } = passage;
  const place = index.slots.length;
  // A pair that the owner wrote is titled by its question, which must not count twice.
  const title = passage.question?.includes(passage.title) ? '' : passage.title;
  const above = tokeniseText([title, ...passage.headingPath].join('\n'), passage.language);
  // Questions are read as queries are, so that the same words meet.
  const asked = replacePhrases(passage.question ?? '', passage.language);
  const question = tokenise(asked, passage.language);
  const counts = new Map<number, number>();
  countTerms(index, terms, counts);
  countTerms(index, above, counts);
  countTerms(index, question, counts);
  const written = tokenise((passage.written ?? []).join('\n'), passage.language);
  countTerms(index, written, counts);
  for (const [term, count] of counts) {
    addPosting(index.body, term, place, count);
    (index.vocabulary.passageCount[term] as number) += 1;
  }
  const questionCounts = new Map<number, number>();
  countTerms(index, question, questionCounts);
  for (const [term, count] of questionCounts) addPosting(index.questions, term, place, count);

  const length = terms.length + above.length + question.length + written.length;
  const figures = index.figures;
  figures.document = growArray(figures.document, place + 1);
  figures.length = growArray(figures.length, place + 1);
  figures.questionLength = growArray(figures.questionLength, place + 1);
  figures.share = growArray(figures.share, place + 1);
  figures.document[place] = number;
  figures.length[place] = length;
  figures.questionLength[place] = question.length;
  figures.share[place] = passage.isBeside === true ? SHARE_BESIDE : 1;
  const textBytes = textBytesOf(kept);
  index.slots.push({ passage: kept, terms: Uint32Array.from(counts.keys()), textBytes, vectors: null });
  document.slots.push(place);
  document.length += length;
  index.passageCount += 1;
  index.totalLength += length;
  if (question.length > 0) index.questionCount += 1;
  index.totalQuestionLength += question.length;
  index.languages.set(passage.language, (index.languages.get(passage.language) ?? 0) + 1);
  index.textBytes += textBytes;
}

/** Adds a document's passages, in source order. A document that is already there is replaced. */
export function addDocument(index: SearchIndex, documentId: string, passages: readonly Passage[]): void {
  removeDocument(index, documentId);
  const number = index.documents.length;
  const document: IndexedDocument = { id: documentId, slots: [], length: 0 };
  index.documents.push(document);
  index.documentNumberOf.set(documentId, number);
  for (const passage of passages) addPassage(index, document, number, passage);
}
