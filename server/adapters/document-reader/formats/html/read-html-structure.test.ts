import { describe, expect, test } from 'vitest';
import { readBody } from '../../fixtures/read-body.ts';

/** Tables and questions. */
const blocksOf = (body: string, head?: string) => readBody(body, head).document.blocks;

describe('tables', () => {
  const rowsOf = (html: string) =>
    blocksOf(`<table>${html}</table>`).map((block) =>
      block.kind === 'table-row' ? [block.columns, block.cells] : block,
    );

  test('every row carries its header; spans are expanded', () => {
    expect(
      rowsOf(
        '<thead><tr><th>Zone</th><th colspan="2">Price</th></tr><tr><th></th><th>small</th><th>large</th></tr></thead><tr><td rowspan="2">EU</td><td>5</td><td>6</td></tr><tr><td colspan="2">free</td></tr>',
      ),
    ).toEqual([
      [
        ['Zone', 'Price / small', 'Price / large'],
        ['EU', '5', '6'],
      ],
      [
        ['Zone', 'Price / small', 'Price / large'],
        ['EU', 'free', ''],
      ],
    ]);
  });

  test('two columns without a header are names with values', () => {
    expect(rowsOf('<tr><td>Monday</td><td>9 to 5</td></tr><tr><td>Sunday</td><td>closed</td></tr>')).toEqual([
      [
        ['', ''],
        ['Monday', '9 to 5'],
      ],
      [
        ['', ''],
        ['Sunday', 'closed'],
      ],
    ]);
  });

  test('a first row that looks like a header is one, where there are more columns', () => {
    expect(rowsOf('<tr><td>A</td><td>B</td><td>C</td></tr><tr><td>1</td><td>2</td><td>3</td></tr>')).toEqual([
      [
        ['A', 'B', 'C'],
        ['1', '2', '3'],
      ],
    ]);
  });

  test('line breaks in a cell are no literal tags', () => {
    expect(rowsOf('<tr><th>A</th><th>B</th></tr><tr><td>x<br>y</td><td>z</td></tr>')).toEqual([
      [
        ['A', 'B'],
        ['x, y', 'z'],
      ],
    ]);
  });

  test('a table that lays out the page is read as text', () => {
    expect(rowsOf('<tr><td><h1>Firm</h1></td></tr><tr><td><p>Text</p></td><td>More</td></tr>')).toEqual([
      { kind: 'heading', level: 1, text: 'Firm' },
      { kind: 'paragraph', text: 'Text' },
      { kind: 'paragraph', text: 'More' },
    ]);
  });

  const drawn = (role: string, rows: [role: string, text: string][][]) =>
    `<div role="${role}"><div>${rows.map((row) => `<div role="row">${row.map(([each, text]) => `<span role="${each}">${text}</span>`).join('')}</div>`).join('')}</div></div>`;
  test.each([
    [
      'table',
      drawn('table', [
        [
          ['columnheader', 'Room'],
          ['columnheader', 'Low'],
        ],
        [
          ['cell', 'Double'],
          ['cell', '80'],
        ],
      ]),
      ['Room', 'Low'],
    ],
    [
      'grid',
      drawn('grid', [
        [
          ['columnheader', 'Room'],
          ['columnheader', 'Low'],
        ],
        [
          ['gridcell', 'Double'],
          ['gridcell', '80'],
        ],
      ]),
      ['Room', 'Low'],
    ],
    [
      'table whose rows have names',
      drawn('table', [
        [
          ['rowheader', 'Double'],
          ['cell', '80'],
        ],
      ]),
      ['', ''],
    ],
  ])('a %s that is drawn with other elements is one by its role', (_what, html, columns) => {
    expect(blocksOf(html)).toEqual([{ kind: 'table-row', columns, cells: ['Double', '80'] }]);
  });

  test('names of columns in the middle of a table begin another', () => {
    const name = (first: string, second: string) => `<tr><th>${first}</th><th>${second}</th></tr>`;
    const row = (first: string, second: string) => `<tr><td>${first}</td><td>${second}</td></tr>`;
    expect(
      rowsOf(name('Dish', 'Price') + row('Soup', '6') + name('Drink', 'Cost') + row('Tea', '3')),
    ).toEqual([
      [
        ['Dish', 'Price'],
        ['Soup', '6'],
      ],
      [
        ['Drink', 'Cost'],
        ['Tea', '3'],
      ],
    ]);
    expect(
      rowsOf(
        `${name('Dish', 'Price')}${row('Soup', '6')}<tr><th colspan="2">Drinks</th></tr>${row('Tea', '3')}`,
      ),
    ).toContainEqual([
      ['Dish', 'Price'],
      ['Tea', '3'],
    ]);
  });

  test.each([
    ['<tr hidden><td>Old</td><td>1</td></tr><tr><td>Soup</td><td>5</td></tr>', [['Soup', '5']]],
    ['<tr><td>Soup</td><td style="display:none">Old</td><td>5</td></tr>', [['Soup', '5']]],
    ['<tr><td>Soup</td><td><s>4</s> 5</td></tr>', [['Soup', '5']]],
    ['<tr><td>Soup</td><td style="text-decoration:line-through">4</td><td>5</td></tr>', [['Soup', '', '5']]],
    [
      '<tr style="text-decoration:line-through"><td>Old</td><td>1</td></tr><tr><td>Soup</td><td>5</td></tr>',
      [['Soup', '5']],
    ],
  ])('what is hidden or struck in it is left out: %s', (html, cells) => {
    expect(rowsOf(html).map((row) => (Array.isArray(row) ? row[1] : row))).toEqual(cells);
  });

  test('absurd spans cost nothing', () => {
    expect(
      rowsOf('<tr><td colspan="1000000000" rowspan="1000000000">x</td><td>y</td></tr><tr><td>z</td></tr>')
        .length,
    ).toBeLessThan(5);
  });
});

describe('questions', () => {
  const pair = (question: string, answer: string) => ({
    kind: 'question',
    question,
    alternatives: [],
    answer,
  });
  const declare = (question: string, answer: string) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }] }] })}</script>`;

  test('from details', () => {
    expect(
      blocksOf('<details><summary>Open on Sunday?</summary><p>No.</p><ul><li>Never</li></ul></details>'),
    ).toEqual([pair('Open on Sunday?', 'No.\nNever')]);
  });

  test('details that contain more than text are a section', () => {
    expect(
      blocksOf(
        '<h2>Data</h2><details><summary>Prices</summary><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table></details>',
      )[1],
    ).toEqual({ kind: 'heading', level: 3, text: 'Prices' });
  });

  test('from a list of terms, when they ask', () => {
    expect(
      blocksOf('<dl><dt>Open on Sunday?</dt><dd>No.</dd><div><dt>Phone</dt><dd>123</dd></div></dl>'),
    ).toEqual([pair('Open on Sunday?', 'No.'), { kind: 'paragraph', text: 'Phone: 123' }]);
  });

  test('from headings that ask, when there are several', () => {
    expect(
      blocksOf('<h1>FAQ</h1><h3>Why?</h3><p>So.</p><h3><button>How?</button></h3><div><p>Thus.</p></div>'),
    ).toEqual([{ kind: 'heading', level: 1, text: 'FAQ' }, pair('Why?', 'So.'), pair('How?', 'Thus.')]);
    expect(blocksOf('<h1>Text</h1><h2>Why us?</h2><p>So.</p>')).toContainEqual({
      kind: 'heading',
      level: 2,
      text: 'Why us?',
    });
  });

  test('declared for machines, once', () => {
    expect(
      blocksOf('<h1>FAQ</h1><h2>Why?</h2><p>So it is.</p>', declare('Why?', '<p>So it&nbsp;is.</p>')),
    ).toEqual([{ kind: 'heading', level: 1, text: 'FAQ' }, pair('Why?', 'So it is.')]);
    expect(blocksOf('<p>x</p>', declare('Why?', 'So.'))).toContainEqual(pair('Why?', 'So.'));
  });

  test('what the tabs of a builder of websites show is below their names', () => {
    const tab = (name: string) => `<a data-w-tab="${name}" class="w-tab-link"><div>${name}</div></a>`;
    const pane = (name: string, style = '') =>
      `<div data-w-tab="${name}" class="w-tab-pane" style="${style}"><p>Entry for ${name}</p></div>`;
    const panes = `${pane('Adults')}${pane('Children', 'opacity:0;display:none')}`;
    expect(blocksOf(`<div>${tab('Adults')}${tab('Children')}</div><div>${panes}</div>`).slice(-4)).toEqual([
      { kind: 'heading', level: 1, text: 'Adults' },
      { kind: 'paragraph', text: 'Entry for Adults' },
      { kind: 'heading', level: 1, text: 'Children' },
      { kind: 'paragraph', text: 'Entry for Children' },
    ]);
  });

  test('broken data for machines takes nothing away', () => {
    expect(blocksOf('<p>x</p>', '<script type="application/ld+json">{broken</script>')).toEqual([
      { kind: 'paragraph', text: 'x' },
    ]);
  });
});
