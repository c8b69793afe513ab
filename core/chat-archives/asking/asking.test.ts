import { expect, test } from 'vitest';
import type { ArchiveQuestion } from './archive-question.ts';
import { describeQuestion } from './describe-question.ts';
import { readArchiveQuestion } from './read-archive-question.ts';

const people = [
  { id: '1', name: 'Ann Lee' },
  { id: '2', name: 'Bo' },
  { id: '3', name: 'José' },
];
const read = (question: string) => readArchiveQuestion(question, { people, today: '2024-06-15' });

test.each<[string, Partial<ArchiveQuestion> | null]>([
  ['How many messages did Ann send?', { asksFor: 'count', personIds: ['1'], words: '' }],
  ['How many messages are there?', { asksFor: 'count', words: '', personIds: [] }],
  [
    'How often did Bo say pizza in March 2024?',
    { asksFor: 'count', personIds: ['2'], words: 'pizza', from: '2024-03-01', to: '2024-04-01' },
  ],
  [
    'How many photos did Ann Lee send last year?',
    { asksFor: 'count', personIds: ['1'], kind: 'media', from: '2023-01-01', to: '2024-01-01', words: '' },
  ],
  ['Who writes more?', { asksFor: 'who', words: '' }],
  ['Who mentioned the rent most?', { asksFor: 'who', words: 'rent' }],
  ['When did we first talk about Lisbon?', { asksFor: 'first', words: 'lisbon' }],
  ['When did Jose mention the dentist?', { asksFor: 'when', personIds: ['3'], words: 'dentist' }],
  ['When was the last time Ann wrote?', { asksFor: 'last', personIds: ['1'], words: '' }],
  ['What was the first message?', { asksFor: 'first', words: '' }],
  ['Where did Ann say the spare key is?', { asksFor: 'find', personIds: ['1'], words: 'spare key' }],
  [
    'What rent did we agree on since May 2023?',
    { asksFor: 'find', words: 'rent agree', from: '2023-05-01', to: null },
  ],
  [
    'Find “third pot” before 2020',
    { asksFor: 'find', phrase: 'third pot', words: '', from: null, to: '2020-01-01' },
  ],
  [
    'messages from Bo on 5 March 2024',
    { asksFor: 'find', personIds: ['2'], from: '2024-03-05', to: '2024-03-06', words: '' },
  ],
  ['what did Bo say yesterday', { asksFor: 'find', personIds: ['2'], from: '2024-06-14', to: '2024-06-15' }],
  ['pizza in August', { words: 'pizza', from: '2023-08-01', to: '2023-09-01' }],
  ['What is our hotel called?', { asksFor: 'find', words: 'hotel', kind: null }],
  ['What did we call the puppy?', { asksFor: 'find', words: 'puppy', kind: null }],
  ['How often did Bo call?', { asksFor: 'count', personIds: ['2'], words: '', kind: 'call' }],
  ['Who brought up the rent?', { asksFor: 'who', words: 'rent' }],
  ['Where did Ann hide the spare key?', { words: 'hide spare key', fewerWords: 'spare key' }],
  ['When is the plumber coming?', { asksFor: 'when', words: 'plumber coming', fewerWords: 'plumber' }],
  ['Which place had the best ramen?', { words: 'place best ramen', fewerWords: 'best ramen' }],
  ['Where does the penguin live?', { words: 'penguin live', fewerWords: null }],
  ['Which violin did Ann buy?', { words: 'violin buy', fewerWords: null }],
  ['How often did Ann hide the key?', { asksFor: 'count', words: 'hide key', fewerWords: null }],
  ['?', null],
  ['What is this?', null],
  ['Who are you?', null],
])('%s', (question, expected) => {
  if (expected === null) expect(read(question)).toBeNull();
  else expect(read(question)).toMatchObject(expected);
});

test('says how a question was read', () => {
  const question = read('How often did Bo say pizza in March 2024?') as ArchiveQuestion;
  expect(describeQuestion(question, new Map(people.map(({ id, name }) => [id, name])))).toBe(
    'Number of messages from Bo with the words “pizza” from 2024-03-01 before 2024-04-01',
  );
});
