import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanCode } from './clean-code.ts';
import { cleanText } from './clean-text.ts';

describe('cleanText', () => {
  test.each([
    ['  a \t b\r\n c ', 'a b c'],
    ['a\u0000b\u0007c', 'abc'],
    ['a\uD800b', 'ab'],
    ['a\uDC00', 'a'],
    ['ok 👍🏽 fine', 'ok 👍🏽 fine'],
    ['da\u00ADzu\u200B\uFEFF', 'dazu'],
    ['5\u00A0€\u202Feach', '5 € each'],
    ['العربية \u202Eabc', 'العربية abc'],
    ['क्षि', 'क्षि'],
    ['', ''],
  ])('%j', (text, expected) => expect(cleanText(text)).toBe(expected));

  test('keeps lines when asked to', () => {
    expect(cleanText(' a  b \r\n\r\n c\rd ', true)).toBe('a b\nc\nd');
  });

  test('is always safe to store, and stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, keepLines) => {
        const clean = cleanText(text, keepLines);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toContain('\u0000');
        expect(cleanText(clean, keepLines)).toBe(clean);
      }),
    );
  });
});

test('cleanCode keeps indentation and empty lines between', () => {
  expect(cleanCode('\n\n  if (a) {\t\n\n    b();\u0000\n  }\n\n')).toBe('  if (a) {\n\n    b();\n  }');
});
