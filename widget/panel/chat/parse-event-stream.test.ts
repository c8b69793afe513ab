import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventStreamParser } from './parse-event-stream.ts';

function parse(chunks: string[]): string[] {
  const events: string[] = [];
  const push = createEventStreamParser((data) => events.push(data));
  for (const chunk of chunks) push(chunk);
  return events;
}

describe('createEventStreamParser', () => {
  it.each([
    ['one event', 'data: a\n\n', ['a']],
    ['no blank after the colon', 'data:a\n\n', ['a']],
    ['only the first blank is dropped', 'data:  a\n\n', [' a']],
    ['several lines of data', 'data: a\ndata: b\n\n', ['a\nb']],
    ['an empty line of data', 'data\ndata:\n\n', ['\n']],
    ['comments and other fields', ': still here\n\nevent: x\nid: 1\nretry: 5\ndata: a\n\n', ['a']],
    ['carriage returns', 'data: a\r\rdata: b\r\r', ['a', 'b']],
    ['both', 'data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b']],
    ['a byte order mark', '\uFEFFdata: a\n\n', ['a']],
    ['an event that never ends', 'data: a\n\ndata: b\n', ['a']],
    ['a field that only begins alike', 'database: x\n\n', []],
  ])('reads %s', (_what, text, expected) => {
    expect(parse([text])).toEqual(expected);
  });

  it('gives the same events wherever the text is cut', () => {
    const line = fc.constantFrom(
      'data: x',
      'data:',
      'data: 漢字 😀',
      ': note',
      'event: y',
      'data: {"a":"\\n"}',
      '',
    );
    const ending = fc.constantFrom('\n', '\r', '\r\n');
    const stream = fc
      .array(fc.tuple(line, ending), { maxLength: 20 })
      .map((lines) => `${lines.map(([text, end]) => text + end).join('')}data: end\n\n`);
    fc.assert(
      fc.property(stream, fc.array(fc.nat(), { maxLength: 12 }), (text, cuts) => {
        const positions = [
          0,
          ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b),
          text.length,
        ];
        const chunks = positions.slice(1).map((end, index) => text.slice(positions[index], end));
        expect(parse(chunks)).toEqual(parse([text]));
        expect(parse(chunks).at(-1)).toMatch(/end$/);
      }),
    );
  });
});
