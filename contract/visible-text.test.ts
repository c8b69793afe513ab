import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['A\u200bda', 'Ada'],
  ['\ufeffAda\u00ad', 'Ada'],
  ['Ada\u202egpj.exe', 'Adagpj.exe'],
  ['Ada\nLovelace', 'Ada Lovelace'],
  ['\u200b\u2060\ufeff', ''],
  ['\u200d\u200c', ''],
  // Written with a joiner: Persian "mi-khaham", a family.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('shows what can be seen of %j', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});
