import { expect, test } from 'vitest';
import { repairEncoding } from './repair-encoding.ts';

test.each([
  ['Fish &amp; chips', 'Fish & chips'],
  ['Tom&#39;s bar, 5 &euro; &#8211; daily', "Tom's bar, 5 € – daily"],
  ['caf&eacute; &Uuml;bung &ccedil;', 'café Übung ç'],
  ['a &lt;br&gt; b &#60;', 'a &lt;br&gt; b &#60;'],
  ['AT&T; R&D &unknown; &', 'AT&T; R&D &unknown; &'],
  ['CafÃ©', 'Café'],
  ['MÃ¼nchen, 9â€“17, 5 â‚¬', 'München, 9–17, 5 €'],
  ['Ã\u00A0 la carte', 'à la carte'],
  ['Ä°stanbul, ÅŸeker', 'İstanbul, şeker'],
  ['20 Â°C, 5Â\u00A0€', '20 °C, 5\u00A0€'],
  ['Ãrea, São Ângela, Â is', 'Ãrea, São Ângela, Â is'],
  ['“IRMÔ and “SAMÅ“', '“IRMÔ and “SAMÅ“'],
  ['the letter Ã”', 'the letter Ã”'],
  ['naïve café, 5 °C', 'naïve café, 5 °C'],
])('%s', (given, expected) => expect(repairEncoding(given)).toBe(expected));
