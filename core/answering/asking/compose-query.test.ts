import { expect, test } from 'vitest';
import { composeQuery } from './compose-query.ts';

const BEFORE = 'How long does delivery take?';

test.each([
  ['And to France?'],
  ['What about returns?'],
  ['How much is it?'],
  ['Why?'],
  ['How much per night?'],
  ['What is the price?'],
  ['Is it possible to cancel?'],
  ['Is it free to cancel?'],
  ['in Germany?'],
  ['for students'],
  ['Do they refund me?'],
  ['Und was kostet das?'],
  ['And is there one for children?'],
  ['And do you have more?'],
  ['¿y cuánto cuesta?'],
  ['Peki ya iade?'],
  ['那运费呢？'],
  ['多久？'],
])('"%s" is asked with the question before it', (question) => {
  expect(composeQuery(question, [BEFORE])).toBe(`${BEFORE}\u001f${question}`);
});

test.each([
  ['Refunds?'],
  ['Is there a lift?'],
  ['Are there bikes for children?'],
  ['Is it possible to bring a dog?'],
  ['opening hours'],
  ['What payment methods do you accept?'],
  ['Which of your plans includes removing the brand from the widget of my agent, and is it costly?'],
  ['Wie lauten die Öffnungszeiten am Samstag?'],
  ['你们接受哪些付款方式和银行卡？'],
])('"%s" needs no earlier question', (question) => {
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

test.each<[question: string, before: string[], topics: string[]]>([
  ['How long is its guarantee?', ['Price of Oslo?', 'And the Riga?'], ['And the Riga?']],
  ['and how much is it?', ['What about the Oslo?', 'And the Riga?'], ['And the Riga?']],
  ['Is it waterproof?', ['Price of Oslo?', 'how about PX-90?', 'how heavy is it?'], ['how about PX-90?']],
  ['How much does it cost?', ['Price of Oslo?', 'Can you pick up my bike?'], ['Can you pick up my bike?']],
  [
    'How long do they take?',
    ['How long does delivery take?', 'What about returns?'],
    ['What about returns?'],
  ],
  [
    'How long does it take?',
    ['What does delivery cost?', 'And to France?'],
    ['What does delivery cost?', 'And to France?'],
  ],
  [
    'How much is it?',
    ['Can I rent a canoe?', 'for two days', 'in Berlin?'],
    ['Can I rent a canoe?', 'in Berlin?'],
  ],
  ['Wie lange hat es Garantie?', ['Was kostet das Oslo?', 'Und das Riga?'], ['Und das Riga?']],
  ['¿Y qué garantía tiene?', ['¿Cuánto cuesta el Oslo?', '¿Y el Riga?'], ['¿Y el Riga?']],
  ['¿Cuánto cuesta?', ['¿Tenéis el Riga?'], ['¿Tenéis el Riga?']],
  ['Combien coûte-t-il ?', ["Quel est le prix de l'Oslo ?", 'Et le Riga ?'], ['Et le Riga ?']],
  ['它的保修期多长？', ['奥斯陆多少钱？', '那里加呢？'], ['那里加呢？']],
])('"%s" after %j is about %j', (question, before, topics) => {
  expect(composeQuery(question, before)).toBe([...topics, question].join('\u001f'));
});

test.each([
  ['And is there a café?'],
  ['But do you have a car park?'],
  ['Und gibt es einen Aufzug?'],
  ['¿Y hay ascensor?'],
])('"%s" names what it asks for, and is asked alone', (question) => {
  expect(composeQuery(question, [BEFORE])).toBe(question);
});
