import { expect, test } from 'vitest';
import { findSubject, type SubjectSource } from './find-subject.ts';

const passage = (facts: Partial<SubjectSource>): SubjectSource => ({
  documentId: 'tours',
  title: 'Guided tours – Tarn Valley',
  headingPath: ['Guided tours', 'Prices'],
  text: 'We charge by the group.',
  language: 'en',
  ...facts,
});
const website = new Map([
  ['home', 'Tarn Valley'],
  ['tours', 'Guided tours – Tarn Valley'],
]);

test.each<[string, Partial<SubjectSource>, string | null]>([
  ['the page’s own heading', {}, 'Guided tours'],
  ['a heading within the page', { headingPath: ['Tarn Valley', 'Cave tour', 'Prices'] }, 'Cave tour'],
  [
    'the first row of a table',
    { text: 'Standard service: £45\nFull service: £75\nSafety check: £25' },
    'Standard service',
  ],
  ['nothing for the name of the firm', { headingPath: ['Tarn Valley', 'Prices'] }, null],
  ['nothing for a heading that every website has', { headingPath: ['Contact', 'Prices'] }, null],
  ['nothing for a heading that asks', { headingPath: ['What do we offer?', 'Prices'] }, null],
  ['nothing without a heading above', { headingPath: ['Prices'] }, null],
])('%s', (_name, facts, expected) => {
  expect(findSubject(passage(facts), website)).toBe(expected);
});

test('a page heading is no subject where there is no other page to tell it from the firm', () => {
  expect(findSubject(passage({}), new Map([['tours', 'Guided tours – Tarn Valley']]))).toBeNull();
});
