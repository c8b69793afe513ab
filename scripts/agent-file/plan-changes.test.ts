import { describe, expect, it, test } from 'vitest';
import type { AgentFile } from './agent-file.schemas.ts';
import { describeChange } from './describe-change.ts';
import { planChanges } from './plan-changes.ts';

const present: AgentFile = {
  format: 1,
  settings: { name: 'Helper', welcomeMessage: 'Hi!', suggestedQuestions: ['Open?'] },
  synonyms: [['bike', 'bicycle']],
  sources: [
    {
      kind: 'website',
      url: 'https://shop.example/',
      mode: 'site',
      include: [],
      exclude: [],
      maxPages: 50,
      schedule: 'never',
    },
    { kind: 'text', title: 'Prices', text: 'A loaf costs 4 euros.' },
    { kind: 'qa', question: 'Card?', answer: 'Yes.', alternatives: [] },
  ],
  leftOut: ['file handbook.pdf'],
  tests: [{ question: 'What does a loaf cost?', expectation: { kind: 'contains', text: '4 euros' } }],
};
const [website, text, question] = present.sources as [
  AgentFile['sources'][number],
  AgentFile['sources'][number],
  AgentFile['sources'][number],
];
const lines = (wanted: Partial<AgentFile>) =>
  planChanges(present, { ...present, ...wanted }).map(describeChange);

test.each<[string, Partial<AgentFile>, string[]]>([
  ['nothing', {}, []],
  ['files that are named, which are left alone', { leftOut: [] }, []],
  ['a setting', { settings: { welcomeMessage: 'Hello!' } }, ['~ setting welcomeMessage: "Hi!" → "Hello!"']],
  ['a list', { settings: { suggestedQuestions: [] } }, ['~ setting suggestedQuestions: ["Open?"] → []']],
  ['synonyms', { synonyms: [] }, ['~ synonyms: 1 group → 0 groups']],
  [
    'a text that has changed',
    { sources: [website, { ...text, text: 'A loaf costs 5 euros.' } as typeof text, question] },
    ['~ source text Prices (text)'],
  ],
  [
    'a website by its address alone',
    { sources: [{ kind: 'website', url: 'https://shop.example/', mode: 'site' }, text, question] },
    [],
  ],
  ['a source that is gone', { sources: [website, text] }, ['- source question Card?']],
  [
    'another question',
    { sources: [...present.sources, { kind: 'qa', question: 'Parking?', answer: 'No.' }] },
    ['+ source question Parking?'],
  ],
  [
    'a test, changed and new',
    {
      tests: [
        { question: 'What does a loaf cost?', expectation: { kind: 'decline' } },
        { question: 'Parking?', expectation: { kind: 'decline' } },
      ],
    },
    ['+ test Parking?', '~ test What does a loaf cost?'],
  ],
])('finds %s', (_what, wanted, expected) => {
  expect(lines(wanted)).toEqual(expected);
});

describe('what looks the same', () => {
  it('is refused', () => {
    expect(() => lines({ sources: [text, text] })).toThrow('The file has two sources of the same name.');
  });
});
