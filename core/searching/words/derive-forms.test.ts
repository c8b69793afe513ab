import { expect, test } from 'vitest';
import { deriveForms } from './derive-forms.ts';

test.each([
  ['mitbringen', 'de', 'bringen'],
  ['mitzubringen', 'de', 'bringen'],
  ['zurückgeben', 'de', 'geben'],
  ['meenemen', 'nl', 'nemen'],
  ['livrez', 'fr', 'livraison'],
  ['livrez', 'fr', 'livrons'],
  ['dura', 'es', 'duración'],
  ['dura', 'it', 'durata'],
])('%s in %s may be there as %s', (word, language, form) => {
  expect(deriveForms(word, language).map((each) => each.form)).toContain(form);
});

test.each([
  ['anmut', 'de'],
  ['einen', 'de'],
  ['bring', 'en'],
  ['é', 'fr'],
  ['et', 'fr'],
])('%s in %s is left as it is', (word, language) => {
  expect(deriveForms(word, language)).toEqual([]);
});
