import { expect, test } from 'vitest';
import { composeQuery } from './compose-query.ts';

const BEFORE = 'How long does delivery take?';

test.each([
  ['And to France?'],
  ['What about returns?'],
  ['How much is it?'],
  ['Why?'],
  ['in Germany?'],
  ['for students'],
  ['Do they refund me?'],
  ['Und was kostet das?'],
  ['¿y cuánto cuesta?'],
  ['Peki ya iade?'],
  ['那运费呢？'],
  ['多久？'],
])('"%s" is asked with the question before it', (question) => {
  expect(composeQuery(question, [BEFORE])).toBe(`${BEFORE}\u001f${question}`);
});

test.each([
  ['Refunds?'],
  ['opening hours'],
  ['What payment methods do you accept?'],
  ['Which of your plans includes removing the brand from the widget of my agent, and is it costly?'],
  ['Wie lauten die Öffnungszeiten am Samstag?'],
  ['你们接受哪些付款方式和银行卡？'],
])('"%s" stands by itself', (question) => {
  expect(composeQuery(question, [BEFORE])).toBe(question);
});

test.each([[[]], [['']], [['hello!']], [['thanks']], [['I want to talk to a human']]])(
  'nothing is put before it when what was said before is "%s"',
  (previous) => {
    expect(composeQuery('And to France?', previous)).toBe('And to France?');
  },
);

test.each([
  ['for my daughter who is 10'],
  ['thanks. and level 3?'],
  ['ok and how old do you have to be'],
  ['how much'],
])('"%s" is asked with the question that named something, whatever came between', (question) => {
  const before = [
    'Do you have prices?',
    'What is taught in level 1?',
    'how long does it take?',
    'thanks',
    'ok',
  ];
  expect(composeQuery(question, before)).toBe(`What is taught in level 1?\u001f${question}`);
});
