import { expect, test } from 'vitest';
import { tokeniseText } from './tokenise-text.ts';

test.each([
  ['en', 'Wi-Fi is free', ['wi', 'fi', 'is', 'free', 'wifi']],
  ['en', 'E-bikes for hire', ['e', 'bike', 'for', 'hire', 'ebik']],
  ['en', '5W-30 and PX-10', ['5w', '30', 'and', 'px', '10', '5w30', 'px10']],
  ['de', 'WLAN per E-Mail', ['wlan', 'per', 'e', 'mail', 'email']],
  ['en', '2-3 days', ['2', '3', 'day']],
  ['en', 'a well-known state-of-the-art shop', ['a', 'well', 'known', 'state', 'of', 'the', 'art', 'shop']],
  ['fr', 'Est-il ouvert', ['est', 'il', 'ouvert']],
])('%s: "%s"', (language, text, terms) => {
  expect(tokeniseText(text, language)).toEqual(terms);
});
