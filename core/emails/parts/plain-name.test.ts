import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

describe('plainName', () => {
  it.each([
    ['  Ana \n Lima ', 'Ana Lima'],
    ['Müller & Söhne GmbH & Co. KG', 'Müller & Söhne GmbH & Co. KG'],
    ['https://evil.example/x', 'https evil.\u200bexample/x'],
    ['booking.com', 'booking.\u200bcom'],
    ['a@b', 'a@\u200bb'],
    ['x\u202etxt', 'x txt'],
    ['a'.repeat(70), `${'a'.repeat(60)}…`],
    ['', ''],
  ])('%j becomes %j', (given, expected) => expect(plainName(given)).toBe(expected));

  it('is one line without an address, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (given) => {
        const name = plainName(given);
        expect([...name].length).toBeLessThanOrEqual(61);
        expect(name).not.toMatch(/[\r\n]|\/\/|[a-z0-9]\.[a-z0-9]/i);
      }),
    );
  });
});
