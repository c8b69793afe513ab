import { describe, expect, test } from 'vitest';
import { splitPassages } from '#core/reading/passages/split-passages.ts';
import type { Block, ReadDocument } from '#core/reading/read-document.ts';
import { addDocument } from '#core/searching/index/add-document.ts';
import { createSearchIndex, type SearchIndex } from '#core/searching/index/create-search-index.ts';
import { searchPassages } from './search-passages.ts';

function indexOf(
  documents: Record<string, Block[]>,
  language: string | null = null,
  isApproved = false,
): SearchIndex {
  const index = createSearchIndex();
  for (const [title, blocks] of Object.entries(documents)) {
    const document: ReadDocument = { title, language, blocks };
    const drafts = splitPassages(document, { isApproved });
    addDocument(
      index,
      title,
      drafts.map((draft, at) => ({ ...draft, id: `${title}#${at}`, documentId: title, title })),
    );
  }
  return index;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const pair = (question: string, answer: string, alternatives: string[] = []): Block => ({
  kind: 'question',
  question,
  alternatives,
  answer,
});

function besideOf(block: Block): Block {
  return { ...block, isBeside: true };
}

function firstFor(index: SearchIndex, query: string): string | undefined {
  return searchPassages(index, query, { limit: 3 })[0]?.passage.text;
}

const SHOP = {
  Delivery: [
    heading('Shipping times'),
    paragraph('Parcels leave our warehouse within one day. They arrive in 3 to 5 working days.'),
    heading('Costs'),
    paragraph('We charge 5 euros for a parcel. From 50 euros on it is free.'),
  ],
  Returns: [paragraph('You may send goods back within 30 days. The refund is paid within a week.')],
  Team: [paragraph('Anna leads the workshop. Ben answers the phone.')],
};

describe('searchPassages', () => {
  test('what is around the main text of a page comes after the same words in it, and is still found', () => {
    const index = indexOf({
      Shop: [paragraph('Repairs cost more in winter than in summer.')],
      News: [
        paragraph('The mill is open again.'),
        besideOf(paragraph('Repairs cost more in winter.')),
        besideOf(paragraph('We close on Sundays.')),
      ],
    });
    expect(firstFor(index, 'Do repairs cost more in winter?')).toBe(
      'Repairs cost more in winter than in summer.',
    );
    expect(firstFor(index, 'closed on Sundays')).toContain('We close on Sundays.');
  });

  test.each([
    ['When is the refund paid?', 'You may send goods back'],
    ['Who answers the phone?', 'Anna leads'],
    ['shipping times', 'Parcels leave'],
    ['How much do you charge for a parcel?', 'We charge 5 euros'],
    ['refnud', 'You may send goods back'],
    ['warehuose', 'Parcels leave'],
  ])('finds for "%s" the passage "%s …"', (query, start) => {
    expect(firstFor(indexOf(SHOP), query)).toMatch(new RegExp(`^${start}`));
  });

  test.each([
    ['', 'nothing'],
    ['???', 'nothing'],
    ['zzzz qqqq', 'nothing'],
  ])('gives an empty list for "%s"', (query) => {
    expect(searchPassages(indexOf(SHOP), query, { limit: 5 })).toEqual([]);
  });

  test('an empty index answers with an empty list', () => {
    expect(searchPassages(createSearchIndex(), 'anything', { limit: 5 })).toEqual([]);
  });

  test('keeps to the limit, best first', () => {
    const ranked = searchPassages(indexOf(SHOP), 'days euros parcel refund', { limit: 2 });
    expect(ranked).toHaveLength(2);
    expect(ranked[0]?.score).toBeGreaterThanOrEqual(ranked[1]?.score ?? 0);
  });

  test('finds one row of a long table', () => {
    const rows: Block[] = Array.from({ length: 500 }, (_, at) => ({
      kind: 'table-row',
      columns: ['Article', 'Price', 'Stock'],
      cells: [`A-${1_000 + at}`, `${at} EUR`, `${at % 7} pieces`],
    }));
    expect(firstFor(indexOf({ Stock: rows }), 'What is the price of article A-1437?')).toBe(
      'Article: A-1437; Price: 437 EUR; Stock: 3 pieces',
    );
  });

  test('an approved question goes before a page that says more', () => {
    const index = indexOf(
      {
        'Opening hours': [
          pair('When are you open?', 'Daily from 9 to 17.', ['What are your opening hours?']),
        ],
      },
      'en',
      true,
    );
    const page = splitPassages({
      title: 'Opening hours',
      language: 'en',
      blocks: [
        paragraph('Opening hours: our opening hours are long. What are opening hours? Hours of opening.'),
      ],
    });
    addDocument(
      index,
      'page',
      page.map((draft, at) => ({ ...draft, id: `page#${at}`, documentId: 'page', title: 'Opening hours' })),
    );
    const ranked = searchPassages(index, 'what are your opening hours', { limit: 3 });
    expect(ranked[0]?.passage.text).toBe('Daily from 9 to 17.');
    expect(ranked[0]?.questionMatch).toBeGreaterThan(0.9);
    expect(ranked[1]?.questionMatch).toBe(0);
  });

  test.each([
    ['de', 'Der Versand kostet 5 Euro. Die Lieferung dauert drei Tage.', 'Wie lange dauern Lieferungen?'],
    ['es', 'El envío cuesta 5 euros. Las devoluciones son gratis.', '¿Son gratis las devoluciones?'],
    ['tr', 'Kargo ücreti 50 liradır. İade süresi on dört gündür.', 'iade sureleri ne kadar'],
    ['zh', '我们的退款政策是三十天。运费为十元。', '退款要多久？'],
    ['th', 'ร้านเปิดทุกวันเวลาเก้าโมง', 'ร้านเปิดกี่โมง'],
  ])('%s', (language, text, query) => {
    const index = indexOf(
      { Right: [paragraph(text)], Wrong: [paragraph('Ganz anderes cosas diferentes başka şeyler 其他')] },
      language,
    );
    expect(searchPassages(index, query, { limit: 1 })[0]?.passage.documentId).toBe('Right');
  });

  test('an index of two languages finds each in its own words', () => {
    const index = indexOf({ English: [paragraph('The returns are free for all the customers.')] }, 'en');
    const drafts = splitPassages({
      title: 'Deutsch',
      language: 'de',
      blocks: [paragraph('Die Rücksendungen sind für alle Kunden kostenlos.')],
    });
    addDocument(
      index,
      'Deutsch',
      drafts.map((draft, at) => ({ ...draft, id: `d#${at}`, documentId: 'Deutsch', title: 'Deutsch' })),
    );
    expect(searchPassages(index, 'Ist die Rücksendung kostenlos?', { limit: 1 })[0]?.passage.documentId).toBe(
      'Deutsch',
    );
    expect(searchPassages(index, 'Is a return free?', { limit: 1 })[0]?.passage.documentId).toBe('English');
  });

  test('words of the question before weigh less than those of the question itself', () => {
    const index = indexOf({
      Pro: [paragraph('The Pro plan costs 19 dollars.')],
      Business: [paragraph('The Business plan costs 99 dollars.')],
    });
    const ranked = searchPassages(index, 'What does the Pro plan cost?\u001fand Business?', { limit: 1 });
    expect(ranked[0]?.passage.documentId).toBe('Business');
  });
});
