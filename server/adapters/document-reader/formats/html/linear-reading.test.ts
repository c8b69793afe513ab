import { expect, test, vi } from 'vitest';
import { readBody } from '../../fixtures/read-body.ts';
import { limitDepth } from './parsing/limit-depth.ts';
import { parsePage } from './parsing/parse-page.ts';

/** The class of the parser that has a getter. */
function ownerOf(name: string): object {
  let kind: object = parsePage('<p>x</p>').body;
  while (!Object.hasOwn(kind, name)) kind = Object.getPrototypeOf(kind);
  return kind;
}

/** How many characters and children of elements are looked at until a page is read. */
function workOf(body: string): number {
  const texts = vi.spyOn(ownerOf('textContent') as { textContent: string }, 'textContent', 'get');
  const children = vi.spyOn(ownerOf('childNodes') as { childNodes: Node[] }, 'childNodes', 'get');
  try {
    readBody(body);
    const characters = texts.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
    return characters + children.mock.results.reduce((sum, { value }) => sum + value.length, 0);
  } finally {
    texts.mockRestore();
    children.mockRestore();
  }
}

const nested = (open: string, close: string) => (count: number) =>
  `<h1>Shop</h1>${open.repeat(count)}Last words${close.repeat(count)}`;
const beside = (part: string) => (count: number) => `<h1>Shop</h1><div>${part.repeat(count * 4)}</div>`;
const sentence = 'We repair bicycles of every make, and most of them within a day. ';

test.each<[what: string, page: (count: number) => string]>([
  ['boxes', nested(`<div>${sentence}`, '</div>')],
  ['bold text', nested(`<b>${sentence}`, '</b>')],
  ['lists', nested(`<ul><li>${sentence}`, '</li></ul>')],
  ['quotes', nested(`<blockquote>${sentence}`, '</blockquote>')],
  ['tables', nested(`<table><tr><td>${sentence}</td><td>`, '</td></tr></table>')],
  ['fonts', nested(`<font>${sentence}`, '</font>')],
  ['links', nested(`<div><a href="/a">${sentence}</a>`, '</div>')],
  ['headings', nested(`<div><h2>Prices</h2>${sentence}`, '</div>')],
  ['names of side parts', nested(`<div class="promo sale-price">${sentence}`, '</div>')],
  ['buttons', nested(`<div role="button">${sentence}</div><div><div>`, '</div></div>')],
  ['paragraphs', beside(`<p>${sentence}</p>`)],
  ['labels', beside('<input type="checkbox" id="a"><label for="b">x</label>')],
])('%s: twice as many take about twice the work', (_what, page) => {
  expect(workOf(page(60))).toBeLessThan(workOf(page(30)) * 2.6);
});

test('what is nested deeper than in any page keeps its words, apart from each other', () => {
  const text = readBody(nested('<div>one ', '</div>')(10_000));
  expect(JSON.stringify(text.document.blocks)).toContain('one one one');
  const words = readBody(`${'<div>'.repeat(400)}<b>two</b><i>three</i>${'</div>'.repeat(400)}<p>four</p>`);
  expect(words.document.blocks.map((block) => 'text' in block && block.text)).toEqual(['two three', 'four']);
});

test('elements that are never closed keep their words', () => {
  const { blocks } = readBody(`${'<b>word '.repeat(3_000)}<p>Last</p>`).document;
  expect(JSON.stringify(blocks).split('word').length - 1).toBe(3_000);
  expect(JSON.stringify(blocks)).toContain('Last');
});

test('data for machines that is nested endlessly takes nothing from the page', () => {
  const data = `${'[{"@graph":'.repeat(5_000)}1${'}]'.repeat(5_000)}`;
  const head = `<script type="application/ld+json">${data}</script>`;
  expect(readBody('<p>Open daily</p>', head).document.blocks).toHaveLength(1);
});

test('other pages stay as they are', () => {
  const page = parsePage(`${'<div>'.repeat(200)}<b>x</b>${'</div>'.repeat(200)}<p>y</p>`);
  const before = page.documentElement.outerHTML;
  limitDepth(page.documentElement);
  expect(page.documentElement.outerHTML).toBe(before);
});
