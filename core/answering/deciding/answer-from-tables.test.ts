import { describe, expect, test } from 'vitest';
import type { Block } from '#core/reading/read-document.ts';
import { createSearchIndex } from '#core/searching/index/create-search-index.ts';
import { add, ask, paragraph, shop } from './fixtures/small-shop.ts';

test('of a case that is not the one asked about, other rows are shown too, with a hedge', () => {
  const index = createSearchIndex();
  const heading: Block = { kind: 'heading', level: 2, text: 'What delivery costs' };
  const item = (text: string): Block => ({ kind: 'list-item', text });
  add(index, 'Delivery', [
    heading,
    item('Accessories: 4.90 euros'),
    item('Bicycles: 39 euros'),
    item('Orders over 500 euros: free of charge'),
  ]);
  add(index, 'Home', [paragraph('Delivery is free for orders over 500 euros.')]);
  const answer = ask(index, 'How much is delivery for a 200 euro order?');
  expect(answer.outcome).toBe('hedged');
  expect(answer.sentences.map(({ text }) => text)).toContain('Bicycles: 39 euros');
  expect(ask(index, 'Is delivery free for a 600 euro order?').sentences.map(({ text }) => text)).toContain(
    'Delivery is free for orders over 500 euros.',
  );
});

test.each([['opening hours'], ['What are your opening hours?']])(
  '"%s" gives the rows under that heading, in their order',
  (question) => {
    const index = shop();
    const row = (...cells: string[]): Block => ({ kind: 'table-row', columns: [], cells });
    add(index, 'Contact', [
      { kind: 'heading', level: 2, text: 'Opening hours' },
      row('Monday to Friday', '9 am to 6 pm'),
      row('Saturday', '10 am to 4 pm'),
      row('Sunday', 'closed'),
    ]);
    const answer = ask(index, question);
    expect(answer.outcome).toBe('answered');
    expect(answer.sentences.map(({ text }) => text)).toEqual([
      'Monday to Friday: 9 am to 6 pm',
      'Saturday: 10 am to 4 pm',
      'Sunday: closed',
    ]);
  },
);

test.each<[question: string, previous: string | null, days: string[]]>([
  [
    'When are you open?',
    null,
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ],
  ['Are you open on Sunday?', null, ['Sunday']],
  ['when do you open on fridays', null, ['Friday']],
  ['And on Monday?', 'Are you open on Sunday?', ['Monday']],
])('of a week, "%s" after %j gets %j', (question, previous, days) => {
  const index = shop();
  const row = (...cells: string[]): Block => ({ kind: 'table-row', columns: ['Day', 'Open'], cells });
  add(index, 'Contact', [
    { kind: 'heading', level: 2, text: 'Opening hours' },
    row('Monday', 'closed'),
    ...['Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => row(day, '9am–5pm')),
    row('Saturday', '8am–8pm'),
    row('Sunday', '10am–4pm'),
  ]);
  const rows = ask(index, question, ...(previous === null ? [] : [previous])).sentences.filter(({ text }) =>
    text.includes('day: '),
  );
  expect(rows.map(({ text }) => text.split(':')[0])).toEqual(days);
});

describe('of tables, models and names', () => {
  const index = createSearchIndex();
  const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
  const row = (columns: string[], ...cells: string[]): Block => ({ kind: 'table-row', columns, cells });
  const service = row.bind(null, ['Service', 'Price']);
  const model = row.bind(null, ['Model', 'Price', 'Guarantee']);
  add(index, 'Services', [
    heading('Workshop'),
    service('Standard service', '£75, with a safety check of brakes and gears'),
    service('Safety check', '£25'),
    service('Puncture repair', '£15'),
    heading('Collection'),
    paragraph('We pick up your bike at home. Pick-up costs £12 within the city.'),
  ]);
  add(index, 'Tents', [
    model('Oslo', '€420', '2 years'),
    model('Riga', '€380', '5 years'),
    model('PX-90', '€610', '10 years'),
  ]);
  add(index, 'About', [
    paragraph(
      'The PX-90 has a warranty of 10 years. Our warranty covers every frame. It is better to call first.',
    ),
  ]);

  test.each([
    ['Is there a safety check?', 'Safety check: Price £25', 'yes'],
    ['How much is a safety check?', 'Safety check: Price £25', undefined],
    ['Do you repair punctures?', 'Puncture repair: Price £15', 'yes'],
    ['How much is the standard service?', 'Standard service: £75', undefined],
  ])('"%s" is answered by the row of that name alone', (question, expected, verdict) => {
    const answer = ask(index, question);
    expect(answer.sentences).toHaveLength(1);
    expect(answer.sentences[0]?.text).toContain(expected);
    expect(answer.verdict).toBe(verdict);
  });

  test.each([
    ['How long is its guarantee?', ['Price of Oslo?', 'And the Riga?'], 'Riga'],
    ['How much does it cost?', ['Can you pick up my bike?'], 'Pick-up costs £12'],
    ['And what does it cost?', ['How long is the guarantee of the PX-90?', 'And of the Oslo?'], 'Oslo'],
    ['And its guarantee?', ['How much is the Riga?', 'And the PX-90?'], 'PX-90'],
  ])('"%s" after %j is about the newest topic', (question, before, expected) => {
    const { sentences } = ask(index, question, ...before);
    expect(sentences.map(({ text }) => text).join(' ')).toContain(expected);
    expect(sentences.filter(({ text }) => /^(?:Oslo|Riga|PX-90):/.test(text)).length).toBeLessThan(2);
  });

  test.each([
    ['What is the warranty of the PX-10?', 'PX-10'],
    ['warranty of px 10', 'px 10'],
    ['Does it work with WhatsApp?', 'WhatsApp'],
    ['Is it better than Intercom Fin?', 'Intercom Fin'],
    ['Does it work with SAP?', 'SAP'],
  ])('"%s" asks about what is nowhere: declined, and says so', (question, name) => {
    const answer = ask(index, question);
    expect(answer).toMatchObject({ outcome: 'declined', sentences: [], unknown: [name] });
    expect(answer.known?.length).toBeGreaterThan(0);
  });

  test.each(['Is there CCTV?', 'Do you have ATMs?', 'Do you take AMEX?'])(
    '"%s" names no firm: what is short for a thing may be there in full',
    (question) => expect(ask(index, question).unknown).toBeUndefined(),
  );

  test.each([
    ['What is the warranty of the PX-90?'],
    ['warranty of px90'],
    ['Do you repair punctures in Leeds?'],
  ])('"%s" names something that is known', (question) => {
    expect(ask(index, question).outcome).not.toBe('declined');
  });
});
