import { expect, test } from 'vitest';
import { readBytes } from '#server/adapters/document-reader/read-bytes.ts';

async function linesOf(json: string, fileName = 'x.json'): Promise<string[]> {
  const result = await readBytes({ bytes: Buffer.from(json), fileName });
  if (result.kind === 'failed') throw new Error(JSON.stringify(result.failure));
  return result.document.blocks.map((block) => {
    if (block.kind === 'table-row') {
      return block.columns.map((name, index) => `${name}=${block.cells[index]}`).join('|');
    }
    if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${block.text}`;
    return block.kind === 'question' ? `${block.question} ${block.answer}` : `- ${block.text}`;
  });
}

test.each<[what: string, json: string, lines: string[]]>([
  [
    'an object, plain facts first',
    '{"openingHours":{"monday":"nine","closed_on":["Sunday","Christmas"]},"name":"Hotel","pool":true,"sauna":false,"fax":null,"empty":{}}',
    [
      '- name: Hotel',
      '- pool: yes',
      '- sauna: no',
      '## opening hours',
      '- monday: nine',
      '- closed on: Sunday, Christmas',
    ],
  ],
  [
    'records as rows, with the path of nested keys',
    '[{"name":"Single","price":{"amount":80,"currency":"EUR"}},{"name":"Double","tags":["sea","quiet"]}]',
    [
      'name=Single|price amount=80|price currency=EUR|tags=',
      'name=Double|price amount=|price currency=|tags=sea, quiet',
    ],
  ],
  [
    'records with lists of records one by one',
    '{"rooms":[{"name":"Single","rates":[{"season":"summer","price":80},{"season":"winter","price":60}]},{"floor":2,"rates":[]}]}',
    [
      '## rooms',
      '### Single',
      '- name: Single',
      '#### rates',
      'season=summer|price=80',
      'season=winter|price=60',
      '### rooms 2',
      '- floor: 2',
    ],
  ],
  [
    'big numbers as they are written',
    '{"id":12345678901234567890,"price":80.00,"far":1e400}',
    ['- id: 12345678901234567890', '- price: 80.00', '- far: 1e400'],
  ],
  ['HTML as text', '{"text":"<p>Soft &amp; warm.</p><ul><li>Wool</li></ul>"}', ['- text: Soft & warm. Wool']],
  ['questions and answers', '[{"question":"Open?","answer":"At nine."}]', ['Open? At nine.']],
  ['a list of words', '["Tea","Coffee"]', ['- Tea', '- Coffee']],
  ['one word', '"Tea"', ['- Tea']],
  [
    'keys that objects have of themselves',
    '{"__proto__":"a","constructor":"b"}',
    ['- __proto__: a', '- constructor: b'],
  ],
  ['a byte-order mark', '\uFEFF{"a":"b"}', ['- a: b']],
  [
    'a value a line',
    '{"dish":"Soup","price":5}\n\n{"dish":"Cake","price":4}\n',
    ['dish=Soup|price=5', 'dish=Cake|price=4'],
  ],
  [
    'what is deeper than headings by its whole path',
    '{"a":{"b":{"c":{"d":{"e":{"f":"x"}}}}}}',
    ['## a', '### b', '#### c', '##### d', '###### a › b › c › d › e', '- f: x'],
  ],
])('JSON is read with %s', async (_what, json, lines) => {
  expect(await linesOf(json)).toEqual(lines);
});

test('the declared type tells JSON where there is no name', async () => {
  const source = { bytes: Buffer.from('{"title":"Hotel","beds":2}'), contentType: 'application/json' };
  expect(await readBytes(source)).toMatchObject({ format: 'json', document: { title: 'Hotel' } });
});

test.each<[what: string, json: string, failure: object]>([
  ['a mistake', '{"a": 1,\n "b": }', { kind: 'invalid-json', line: 2 }],
  ['an end that is missing', '{"a": [1,\n2', { kind: 'invalid-json', line: 2 }],
  ['a mistake in one of many lines', '{"a":1}\n{"a":2}\n{"a":\n', { kind: 'invalid-json', line: 3 }],
  ['lists in each other, a million deep', '['.repeat(1_000_000), { kind: 'unreadable' }],
  ['objects in each other', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, { kind: 'unreadable' }],
  ['nothing', '[]', { kind: 'no-text' }],
])('JSON with %s is refused', async (_what, json, failure) => {
  expect(await readBytes({ bytes: Buffer.from(json), fileName: 'x.json' })).toEqual({
    kind: 'failed',
    failure,
  });
});
