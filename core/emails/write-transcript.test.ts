import { describe, expect, it } from 'vitest';
import { writeTranscript } from './write-transcript.ts';

const said = (kind: 'visitor' | 'agent' | 'person' | 'system', text: string, name: string | null = null) => ({
  author: { kind, name, pictureUrl: null, event: null },
  text,
});

describe('writeTranscript', () => {
  it('keeps who said what, in its order, without the lines of the system', () => {
    const thread = writeTranscript([
      said('visitor', 'Do you ship?'),
      said('agent', 'Yes, see https://shop.example/ship.'),
      said('system', 'Ana joined the conversation.', 'Ana'),
      said('person', 'I am here.', 'Ana'),
    ]);
    expect(thread).toEqual({
      turns: [
        { from: 'visitor', text: 'Do you ship?' },
        { from: 'agent', text: 'Yes, see https://shop.example/ship.' },
        { from: 'person', text: 'I am here.', name: 'Ana' },
      ],
      earlier: 0,
    });
  });

  it.each([
    'Buy at https://cheap.example/x',
    'cheap.example',
    'Write to me@cheap.example',
    'www.cheap.example',
  ])('leaves no link in what the visitor wrote: %s', (text) => {
    const [turn] = writeTranscript([said('visitor', text)]).turns;
    expect(turn?.text).not.toMatch(/https?:\/\/|[a-z]\.[a-z]|[a-z]@[a-z]/);
    expect(turn?.text.replaceAll('\u200b', '')).toBe(text);
  });

  it('leaves out the first messages where it is long, and says how many', () => {
    const many = Array.from({ length: 250 }, (_, at) => said('visitor', `Message ${at}`));
    expect(writeTranscript(many)).toMatchObject({
      earlier: 50,
      turns: { length: 200, 0: { text: 'Message 50' } },
    });
    const long = [said('agent', 'a'.repeat(40_000)), said('agent', 'b'.repeat(40_000))];
    expect(writeTranscript(long)).toMatchObject({ earlier: 1, turns: { length: 1 } });
  });
});
