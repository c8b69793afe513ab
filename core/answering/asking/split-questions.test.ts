import { expect, test } from 'vitest';
import { splitQuestions } from './split-questions.ts';

test.each([
  [
    'How much is a puncture repair and are you open on Sunday?',
    ['How much is a puncture repair', 'are you open on Sunday?'],
  ],
  ['Do you repair wheels? What does it cost?', ['Do you repair wheels?', 'What does it cost?']],
  ['where are you and when do you open?', ['where are you', 'when do you open?']],
  ['When do you open, and where can I park?', ['When do you open', 'where can I park?']],
  ['Was kostet der Versand und wann kommt das Paket?', ['Was kostet der Versand', 'wann kommt das Paket?']],
  ['¿Cuánto cuesta el envío y dónde está la tienda?', ['¿Cuánto cuesta el envío', 'dónde está la tienda?']],
  [
    'Combien coûte la livraison et quand ouvrez-vous ?',
    ['Combien coûte la livraison', 'quand ouvrez-vous ?'],
  ],
])('"%s" asks twice', (message, questions) => {
  expect(splitQuestions(message)).toEqual(questions);
});

test.each([
  ['How long does delivery take?'],
  ['Do you sell tents and chairs?'],
  ['Is the Oslo bigger and is it?'],
  ['I bought a bike and it is broken. Can you help?'],
  ['My child is ten and can swim. Which course is right?'],
  ['Tell me what you do and who you are'],
  ['How do I sign in and out?'],
  ['What? How? Why? When? Where do I begin?'],
  [''],
])('"%s" is one question', (message) => {
  expect(splitQuestions(message)).toEqual([message]);
});
