import { expect, test } from 'vitest';
import { findAnswerType } from './find-answer-type.ts';
import { hasAnswerType } from './has-answer-type.ts';

test.each([
  ['en', 'How many days does it take?', 'number'],
  ['en', 'When do you open?', 'time'],
  ['en', 'Who is Kim?', 'person'],
  ['en', 'Where are you?', 'address'],
  ['en', 'Where is Kim?', 'place'],
  ['en', 'What is your phone number?', 'phone'],
  ['en', 'Why is it late?', 'reason'],
  ['en', 'What is this called?', 'name'],
  ['en', 'What do you sell?', 'other'],
  ['en', 'Is Kim on holiday?', 'other'],
  ['de', 'Wie lange dauert es?', 'number'],
  ['es', '¿Dónde están?', 'address'],
  ['es', '¿Dónde está Kim?', 'place'],
  ['tr', 'Kargo kaç gün sürer?', 'number'],
  ['zh', '运费多少？', 'number'],
  ['xx', 'How many?', 'other'],
])('%s: "%s" asks for a %s', (language, question, type) => {
  expect(findAnswerType(question, language)).toBe(type);
});

test.each([
  ['It takes three days.', 'number', 'How many days?', true],
  ['It depends on the weather.', 'number', 'How many days?', false],
  ['Article 102 forbids it.', 'number', 'How many rules has article 102?', false],
  ['We open at 9:30.', 'time', 'When do you open?', true],
  ['Founded in 1990 by friends.', 'time', 'When was it founded?', true],
  ['It was founded by Anna Bell.', 'person', 'Who founded it?', true],
  ['It was founded by friends.', 'person', 'Who founded it?', false],
  ['It was led by Anna Bell.', 'person', 'Who was with Anna Bell?', false],
  ['It is late because of snow.', 'reason', 'Why is it late?', true],
  ['Anything.', 'other', 'What?', null],
] as const)('"%s" holds a %s for "%s": %s', (sentence, type, question, expected) => {
  expect(hasAnswerType(sentence, type, question, 'en')).toBe(expected);
});

test('capitals tell nothing in German', () => {
  expect(hasAnswerType('Das macht Anna Bell.', 'person', 'Wer macht das?', 'de')).toBeNull();
});
