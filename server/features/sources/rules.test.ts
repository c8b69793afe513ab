import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from '#core/reading/count-characters.ts';
import type { Block, ReadDocument } from '#core/reading/read-document.ts';
import { readWebsiteAddress } from './crawling/read-website-address.ts';
import { chooseMessageColor } from './suggestions/choose-message-color.ts';
import { sliceCharacters } from './training/cut-block.ts';
import { shortenDocument } from './training/shorten-document.ts';
import { sliceDocument } from './training/slice-document.ts';

describe('chooseMessageColor', () => {
  it.each([
    ['#1f5c4a', '#1f5c4a'],
    ['#FC0', '#ffcc00'],
    ['rgb(31, 92, 74)', '#1f5c4a'],
    ['#ffffff', '#3b82f6'],
    ['#fafafa', '#3b82f6'],
    ['#000', '#000000'],
    ['rgb(300, 0, 0)', '#3b82f6'],
    ['hotpink', '#3b82f6'],
    ['url(javascript:alert(1))', '#3b82f6'],
    [null, '#3b82f6'],
  ])('of %s is %s', (given, expected) => {
    expect(chooseMessageColor(given)).toBe(expected);
  });
});

describe('readWebsiteAddress', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['  https://Example.com/a?utm_source=x#top ', 'https://example.com/a'],
    ['http://127.0.0.1:8080/x', 'http://127.0.0.1:8080/x'],
    ['http://localhost:3000', 'http://localhost:3000/'],
    ['http://[::1]:80/', 'http://[::1]/'],
    ['münchen.de', 'https://xn--mnchen-3ya.de/'],
  ])('%s is %s', (given, expected) => {
    expect(readWebsiteAddress(given)).toEqual({ url: expected, isSchemeGuessed: !given.includes('://') });
  });

  it.each([
    '',
    'word',
    'two words',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://me:secret@example.com',
    'https://',
  ])('%s is refused with an example', (given) => {
    expect(() => readWebsiteAddress(given)).toThrow('https://www.example.com');
  });
});

const block = fc.oneof(
  fc.record({
    kind: fc.constant('heading' as const),
    level: fc.integer({ min: 1, max: 4 }),
    text: fc.string({ minLength: 1, maxLength: 40 }),
  }),
  fc.record({
    kind: fc.constantFrom('paragraph' as const, 'list-item' as const, 'code' as const),
    text: fc
      .tuple(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), fc.integer({ min: 1, max: 900 }))
      .map(([text, times]) => `${text}. `.repeat(times)),
  }),
);
const anyDocument = fc
  .array(block, { maxLength: 12 })
  .map((blocks): ReadDocument => ({ title: 'A', language: null, blocks: blocks as Block[] }));
const proseOf = (document: ReadDocument) =>
  document.blocks.map((each) => ('text' in each && each.kind !== 'heading' ? each.text : '')).join('');

describe('sliceDocument', () => {
  it('loses nothing, keeps the order and keeps each slice small', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const slices = sliceDocument(document);
        expect(slices.map(proseOf).join('')).toBe(proseOf(document));
        for (const slice of slices) {
          const headings = slice.blocks.filter((each) => each.kind === 'heading').length;
          expect(countCharacters(slice)).toBeLessThanOrEqual(sliceCharacters + headings * 40);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('begins each slice with the headings above it', () => {
    const long = (word: string): Block => ({ kind: 'paragraph', text: `${word} `.repeat(2_000) });
    const blocks: Block[] = [
      { kind: 'heading', level: 1, text: 'Guide' },
      { kind: 'heading', level: 2, text: 'First' },
      long('one'),
      { kind: 'heading', level: 2, text: 'Second' },
      long('another'),
      long('third'),
    ];
    const slices = sliceDocument({ title: 'A', language: null, blocks });
    expect(slices).toHaveLength(3);
    expect(slices[2]?.blocks.slice(0, -1)).toEqual([
      { kind: 'heading', level: 1, text: 'Guide' },
      { kind: 'heading', level: 2, text: 'Second' },
    ]);
  });
});

describe('shortenDocument', () => {
  it('never returns more than asked for, and everything when it fits', () => {
    fc.assert(
      fc.property(anyDocument, fc.nat(60_000), (document, maximum) => {
        expect(countCharacters(shortenDocument(document, maximum))).toBeLessThanOrEqual(maximum);
        expect(proseOf(shortenDocument(document, 10_000_000))).toBe(proseOf(document));
      }),
      { numRuns: 60 },
    );
  });
});
