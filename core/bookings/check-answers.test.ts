import { expect, test } from 'vitest';
import type { BookingQuestion } from '#contract/bookings/bookings.schemas.ts';
import { checkAnswers } from './check-answers.ts';

const ask = (kind: BookingQuestion['kind'], isRequired = false): BookingQuestion => ({
  slug: 'q',
  label: 'Which?',
  kind,
  isRequired,
  options: ['red', 'blue'],
});

test.each<[string, BookingQuestion, Parameters<typeof checkAnswers>[1], unknown]>([
  ['text', ask('text'), { q: 'Hello' }, 'Hello'],
  ['a list for text', ask('text'), { q: ['Hello'] }, 'Please check this answer: Which?'],
  ['nothing, where it is not needed', ask('text'), {}, undefined],
  ['nothing, where it is needed', ask('text', true), {}, 'Please answer this: Which?'],
  ['empty text, where it is needed', ask('text', true), { q: '' }, 'Please answer this: Which?'],
  ['a number', ask('number'), { q: '12.5' }, 12.5],
  ['no number', ask('number'), { q: 'twelve' }, 'Please check this answer: Which?'],
  ['a phone number', ask('phone'), { q: '+49 (30) 123-45' }, '+49 (30) 123-45'],
  ['no phone number', ask('phone'), { q: 'call me' }, 'Please check this answer: Which?'],
  ['a page', ask('url'), { q: 'https://example.com/a' }, 'https://example.com/a'],
  ['a script for a page', ask('url'), { q: 'javascript:alert(1)' }, 'Please check this answer: Which?'],
  ['one of the choices', ask('choice'), { q: 'red' }, 'red'],
  ['none of the choices', ask('choice'), { q: 'green' }, 'Please check this answer: Which?'],
  ['several choices', ask('choices'), { q: ['red', 'blue'] }, ['red', 'blue']],
  ['one that is no choice', ask('choices'), { q: ['red', 'green'] }, 'Please check this answer: Which?'],
  ['no choices, where one is needed', ask('choices', true), { q: [] }, 'Please answer this: Which?'],
  ['a tick', ask('yes-no', true), { q: true }, true],
  ['no tick, where it is needed', ask('yes-no', true), { q: false }, 'Please answer this: Which?'],
])('%s', (_what, question, answers, expected) => {
  const { responses, problems } = checkAnswers([question], answers);
  expect(Object.values({ ...responses, ...problems })[0]).toEqual(expected);
});

test('leaves out what is not asked, also names that every object has', () => {
  expect(checkAnswers([{ ...ask('text'), slug: 'constructor' }], { other: 'x' })).toEqual({
    responses: {},
    problems: {},
  });
});
