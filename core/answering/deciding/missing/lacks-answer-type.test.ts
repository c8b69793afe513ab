import { expect, test } from 'vitest';
import { lacksAnswerType } from './lacks-answer-type.ts';

test.each([
  ['en', 'Who founded Fernwood?', 'Fernwood Cycles was founded in 1998 as a two-bench repair shop.', true],
  ['en', 'Who founded Fernwood?', 'Anna Bell founded it.', false],
  ['en', 'Who founded Fernwood?', 'It was founded by two brothers.', false],
  ['en', 'Who was the president in 1863?', 'In 1863 President Lincoln spoke there.', false],
  ['en', 'Who teaches the course?', 'Course: Home espresso; When: Second Saturday; Price: £60', true],
  ['en', 'Who teaches the course?', 'Home espresso: Length 3 hours; Price £60', true],
  ['en', 'Who teaches the course?', 'Home espresso: Length 3 hours; Teacher Anna Bell; Price £60', false],
  ['en', 'Who repairs my bike?', 'Our workshop does.', false],
  ['en', 'When was the shop founded?', 'The shop was founded as a bakery.', true],
  ['en', 'When was the shop founded?', 'The shop was founded after the war.', false],
  ['en', 'What happens when I return it?', 'A refund is paid.', false],
  ['en', 'How much is a helmet?', 'The cost depends on size.', true],
  ['en', 'How much is a helmet?', 'A helmet is 40 euros.', false],
  ['en', 'How much is delivery?', 'Delivery is free.', false],
  ['en', 'How long does it take?', 'It takes a week.', false],
  ['en', 'How many rules has article 102?', 'Article 102 forbids it.', true],
  ['en', 'Where can I park?', 'Parking is free of charge.', true],
  ['en', 'Where can I park?', 'Parking is behind the hall.', false],
  ['en', 'Where does the Rhine flow?', 'It flows through the Rhine Gorge.', false],
  ['en', 'What is your phone number?', 'Book by phone.', true],
  ['en', 'What do you sell?', 'Anything.', false],
  ['de', 'Wie viel kostet ein Helm?', 'Das hängt von der Größe ab.', true],
  ['de', 'Wie lange dauert es?', 'Es dauert mehrere Tage.', false],
  ['de', 'Wer hat die Firma gegründet?', 'Sie wurde als Werkstatt gegründet.', false],
  ['es', '¿Cuánto cuesta?', 'Depende del tamaño.', true],
  ['zh', '运费多少？', '运费为十元。', false],
  ['xx', 'How much?', 'It depends.', false],
])('%s: "%s" is not met by "%s": %s', (language, question, sentence, expected) => {
  expect(lacksAnswerType([sentence], question, language)).toBe(expected);
});

test('one sentence of several is enough', () => {
  expect(lacksAnswerType(['It depends.', 'At least 40 euros.'], 'How much is it?', 'en')).toBe(false);
});
