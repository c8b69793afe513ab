import { describe, expect, test, vi } from 'vitest';
import { type AgentDraft, emptyDraft } from './agent-draft.ts';
import { packDraft, unpackDraft } from './kept-draft.ts';

const typed: AgentDraft = {
  ...emptyDraft,
  template: 'shop',
  url: 'www.example.com',
  textTitle: 'Hours',
  text: 'Open from 9 to 5.\n"Quoted" – and ✓',
  name: 'Example',
  welcomeMessage: 'Hello',
  messageColor: '#112233',
  avatar: 'data:image/png;base64,AA==',
  usesNotion: true,
  isPastSources: true,
};

describe('a draft over a reload', () => {
  test('comes back as it was typed', () => {
    expect(unpackDraft(packDraft(typed))).toEqual(typed);
  });

  test.each([
    ['url', 'example.com'],
    ['text', 'Prices'],
    ['name', 'Mine'],
    ['messageColor', '#000000'],
    ['isPastSources', true],
  ] as const)('is kept for %s alone', (field, value) => {
    expect(unpackDraft(packDraft({ ...emptyDraft, [field]: value }))).toEqual({
      ...emptyDraft,
      [field]: value,
    });
  });

  test('loses its files, and knows which, also over another reload', () => {
    const draft = { ...emptyDraft, lostFiles: ['old.pdf'], files: [new File(['x'], 'new.pdf')] };
    const once = unpackDraft(packDraft(draft));
    expect(once).toEqual({ ...emptyDraft, lostFiles: ['old.pdf', 'new.pdf'] });
    expect(unpackDraft(packDraft(once))).toEqual(once);
  });

  test('is not kept while nothing was entered', () => {
    expect(packDraft(emptyDraft)).toBeNull();
    expect(unpackDraft(null)).toBe(emptyDraft);
  });

  test.each(['', '{', 'null', '[]', '{"url":1}', '{"url":"example.com"}'])(
    'starts again after %j',
    (text) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      expect(unpackDraft(text)).toBe(emptyDraft);
    },
  );
});
