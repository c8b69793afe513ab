import { describe, expect, it } from 'vitest';
import { createSearchIndex, type SearchIndex } from '#core/searching/index/create-search-index.ts';
import { addMeantPassage } from '#core/searching/meaning/fixtures/add-meant-passage.ts';
import { type Direction, unitVector } from '#core/searching/meaning/fixtures/unit-vector.ts';
import { searchPassages } from '#core/searching/ranking/search-passages.ts';
import { answerFromPassages } from './answer-from-passages.ts';

/** A firm in which "parcel" and "broadcast" are in no text. */
function firmIndex(): SearchIndex {
  const index = createSearchIndex();
  const pages: Record<string, [string, Direction]> = {
    shipping: ['Orders leave our warehouse by noon and arrive within two days.', [1, 0, 0, 0.3]],
    refunds: ['You get your money back within a week.', [0, 1, 0, 0.3]],
    opening: ['We open at nine and close at six.', [0, 0, 1, 0.3]],
    colours: ['Frames come in red and blue.', [0.2, 0.2, 0.2, 1]],
  };
  for (const [id, [text, direction]] of Object.entries(pages))
    addMeantPassage(index, id, { text, direction });
  return index;
}

function answer(question: string, direction: Direction | null, isFitted = true) {
  const ranked = searchPassages(firmIndex(), question, {
    limit: 8,
    ...(direction && { meaning: { vector: unitVector(direction), languages: ['en'], isFitted } }),
  });
  const { outcome, confidence, sentences } = answerFromPassages({ question, ranked });
  return { outcome, confidence, text: sentences[0]?.text ?? '' };
}

const delivery: Direction = [1, 0, 0, 0.1];
/** About equally far from all pages. */
const elsewhere: Direction = [-0.3, -0.3, -0.3, 0.1];

describe('a question that shares no word with the page', () => {
  it('gets the closest passage with a hedge when it means the same', () => {
    const { outcome, text } = answer('Where is my parcel?', delivery);
    expect(outcome).toBe('hedged');
    expect(text).toMatch(/^Orders leave/);
  });

  it.each([
    ['its meaning is not known', null, true],
    ['the model is not the one that the weights are fitted to', delivery, false],
    ['it means something else', elsewhere, true],
  ])('is declined when %s', (_, direction, isFitted) => {
    expect(answer('Where is my parcel?', direction, isFitted).outcome).toBe('declined');
  });
});

describe('a thing that is nowhere', () => {
  const between: Direction = [0.6, 0.4, 0.4, 0.1];

  it.each([
    ['is declined and named when it is hardly nearer to one page than to others', between, 'declined'],
    ['may be what a page means when it is clearly nearer', delivery, 'hedged'],
  ])('%s', (_, direction, outcome) => {
    expect(answer('Do you have parcels?', direction)).toMatchObject({ outcome });
  });

  it('is said together with what is known', () => {
    const ranked = searchPassages(firmIndex(), 'Do you have unicorns?', {
      limit: 8,
      meaning: { vector: unitVector(between), languages: ['en'], isFitted: true },
    });
    const { unknown, known } = answerFromPassages({ question: 'Do you have unicorns?', ranked });
    expect({ unknown, known }).toEqual({ unknown: ['unicorns'], known: ['Page'] });
  });

  it('that is asked about in another way is as near as before', () => {
    expect(answer('Where is my parcel?', between).outcome).toBe('hedged');
  });
});

describe('a question in the words of the page', () => {
  it('is answered as by words alone', () => {
    const question = 'When do you open and close?';
    const byWords = answer(question, null);
    expect(answer(question, [0, 0, 1, 0.1])).toEqual({ ...byWords, outcome: 'answered' });
  });
});

describe('a stored question in other words', () => {
  function ask(question: string, direction: Direction) {
    const index = createSearchIndex();
    const pairs: [string, string, Direction][] = [
      ['How do I claim a refund?', 'Write to us with your order number.', [0, 1, 0, 0.1]],
      ['What does a 250 g bag cost?', 'It costs 8 euros.', [0, 0, 0, 1]],
      ['When do you open?', 'At nine.', [0, 0, 1, 0]],
    ];
    pairs.forEach(([stored, text, of], at) => {
      addMeantPassage(index, `pair${at}`, { question: stored, text, direction: of, isApproved: true });
    });
    const meaning = { vector: unitVector(direction), languages: ['en'], isFitted: true };
    const ranked = searchPassages(index, question, { limit: 8, meaning });
    const { outcome, sentences, answers } = answerFromPassages({ question, ranked });
    return [outcome, sentences[0]?.text, ...(answers === undefined ? [] : [answers])];
  }

  it.each<[string, string, Direction, (string | undefined)[]]>([
    [
      'is answered where it means the same',
      'Could you hand over the cash again?',
      [0, 1, 0, 0],
      ['answered', 'Write to us with your order number.'],
    ],
    [
      'is hedged where it only comes close',
      'Could you hand over the cash again?',
      [0, 1, 0.9, 0.9],
      ['hedged', 'Write to us with your order number.', 'How do I claim a refund?'],
    ],
    [
      'is hedged where it names another figure',
      'How much is the 500 g pack?',
      [0, 0, 0, 1],
      ['hedged', 'It costs 8 euros.', 'What does a 250 g bag cost?'],
    ],
  ])('%s', (_, question, direction, expected) => {
    expect(ask(question, direction)).toEqual(expected);
  });
});
