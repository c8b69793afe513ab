import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { orderForEyes } from './order-for-eyes.ts';
import { pdfFonts } from './pdf-fonts.ts';
import { unwrapFont } from './unwrap-font.ts';

test.each([
  ['plain text stays one piece', 'at nine', ['at nine']],
  ['words from the right stand in reverse', 'שלום עולם', ['עולם', ' ', 'שלום']],
  ['numbers stay as they are', 'שלום 12:30', ['12:30', ' ', 'שלום']],
  ['brackets are turned around', '(שלום)', ['(', 'שלום', ')']],
  ['among letters from the left', 'say שלום to', ['say ', 'שלום', ' to']],
])('%s', (_name, line, pieces) => {
  expect(orderForEyes(line)).toEqual(pieces);
});

test('nearly every character has a font, each the one of its script', () => {
  const fonts = ['A', 'ł', 'Ж', 'ש', 'ع', 'ก', 'देव'.charAt(0), '林', '😀', '한'].map(pdfFonts.find);
  expect(fonts).toEqual([
    'latin',
    'latin-ext',
    'cyrillic',
    'hebrew',
    'arabic',
    'thai',
    'devanagari',
    'rest',
    'rest',
    'rest',
  ]);
});

test('a font that was unwrapped is the font that was wrapped', () => {
  const file = new URL(
    'files/noto-sans-latin-400-normal.woff',
    import.meta.resolve('@fontsource/noto-sans/package.json'),
  );
  const [wrapped, plain] = [readFileSync(file), unwrapFont(readFileSync(file))].map((bytes) => create(bytes));
  const widths = (font: typeof plain) => (font && 'layout' in font ? font.layout('Ferry').advanceWidth : 0);
  expect(widths(plain)).toBeGreaterThan(0);
  expect(widths(plain)).toBe(widths(wrapped));
});
