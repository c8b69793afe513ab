import { expect, test } from 'vitest';
import { hasPhrase } from './has-phrase.ts';

test.each<[string, string[], boolean]>([
  ['I want to CANCEL my contract!', ['cancel my contract'], true],
  ['Can I cancel  my   contract?', ['Cancel my contract.'], true],
  ['My cancellation', ['cancel'], false],
  ['A complaint about my order', ['refund', 'complaint'], true],
  ['Ich möchte kündigen', ['kündigen'], true],
  ['Ｒｅｆｕｎｄ please', ['refund'], true],
  ['我要申请退款吗', ['退款'], true],
  ['Where are you?', [], false],
  ['Where are you?', ['', '?!'], false],
])('%j has one of %j: %s', (message, phrases, has) => {
  expect(hasPhrase(message, phrases)).toBe(has);
});
