import { expect, test } from 'vitest';
import { emptyDraft, withFiles, withSuggestion, withTemplate } from './agent-draft.ts';

const suggestion = {
  url: 'https://www.example.com/',
  name: 'Example',
  welcomeMessage: 'Hi! Ask me about Example.',
  messageColor: '#112233',
  avatar: 'data:image/png;base64,AA==',
};

test('an untouched draft takes everything that the website says', () => {
  expect(withSuggestion(emptyDraft, suggestion)).toEqual({ ...emptyDraft, ...suggestion });
});

test('a template sets words and colour, which a website then makes its own', () => {
  const shop = withTemplate(emptyDraft, 'shop');
  expect(shop).toMatchObject({ template: 'shop', messageColor: '#8a3b12' });
  expect(shop.welcomeMessage).toContain('order');
  expect(withSuggestion(shop, suggestion)).toMatchObject(suggestion);
  const plain = { ...suggestion, messageColor: emptyDraft.messageColor };
  expect(withSuggestion(shop, plain).messageColor).toBe('#8a3b12');
  expect(withTemplate(shop, null)).toEqual(emptyDraft);
  const typed = { ...shop, welcomeMessage: 'Mine' };
  expect(withTemplate(typed, 'booking')).toMatchObject({ welcomeMessage: 'Mine', messageColor: '#5b3f8c' });
});

test('what was typed stays', () => {
  const draft = { ...emptyDraft, url: 'example.com', name: 'Mine', messageColor: '#abcdef' };
  expect(withSuggestion(draft, suggestion)).toMatchObject({
    name: 'Mine',
    messageColor: '#abcdef',
    welcomeMessage: suggestion.welcomeMessage,
  });
});

test('a lost file that is chosen again is no longer listed as lost', () => {
  const chosen = new File(['x'], 'terms.pdf');
  const draft = { ...emptyDraft, lostFiles: ['terms.pdf', 'prices.csv'] };
  expect(withFiles(draft, [chosen])).toEqual({ files: [chosen], lostFiles: ['prices.csv'] });
});
