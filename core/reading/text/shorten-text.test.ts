import { expect, it } from 'vitest';
import { shortenText } from './shorten-text.ts';

it.each([
  ['short', 10, 'short'],
  ['  two\n\nlines  ', 20, 'two lines'],
  ['one two  three \n four\u00a0five\t six', 40, 'one two three four five six'],
  ['what does delivery to the island cost', 20, 'what does delivery…'],
  ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudamp…'],
  ['👍👍👍👍', 3, '👍👍…'],
])('%j in %s is %j', (text, maximum, shortened) => expect(shortenText(text, maximum)).toBe(shortened));
