import { expect, test } from 'vitest';
import { emptyDraft, withFiles, withSuggestion } from './agent-draft.ts';

const suggestion = {
  url: 'https://www.example.com/',
  name: 'Example',
  welcomeMessage: 'Hi! Ask me about Example.',
  messageColor: '#112233',
};

test('an untouched draft takes everything that the website says', () => {
  expect(withSuggestion(emptyDraft, suggestion)).toEqual({ ...emptyDraft, ...suggestion });
});

test('what was typed stays', () => {
  const draft = { ...emptyDraft, url: 'example.com', name: 'Mine', messageColor: '#abcdef' };
  expect(withSuggestion(draft, suggestion)).toMatchObject({
    name: 'Mine',
    messageColor: '#abcdef',
    welcomeMessage: suggestion.welcomeMessage,
  });
});

test('a lost file that is chosen again is lost no more', () => {
  const chosen = new File(['x'], 'terms.pdf');
  const draft = { ...emptyDraft, lostFiles: ['terms.pdf', 'prices.csv'] };
  expect(withFiles(draft, [chosen])).toEqual({ files: [chosen], lostFiles: ['prices.csv'] });
});
