import { expect, test } from 'vitest';
import { emptyDraft, withSuggestion } from './agent-draft.ts';

const suggestion = {
  url: 'https://www.example.com/',
  name: 'Example',
  welcomeMessage: 'Hi! Ask me about Example.',
  messageColor: '#112233',
};

test('an untouched draft takes everything that the site says', () => {
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
