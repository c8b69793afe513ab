import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChatChunkReader } from './create-chat-chunk-reader.ts';

const read = (...events: unknown[]) => {
  const reader = createChatChunkReader('Vendor');
  for (const data of events)
    reader.readEvent({ data: typeof data === 'string' ? data : JSON.stringify(data) });
  return reader;
};
const content = (text: string | null, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta: { content: text }, finish_reason }],
});

describe('reading chunks', () => {
  it.each<[string, unknown[], string]>([
    ['text', [content('Hel'), content('lo')], 'Hello'],
    ['a role without content', [{ choices: [{ delta: { role: 'assistant' } }] }, content('Hi')], 'Hi'],
    ['null content, as Azure sends it', [content(null), content('Hi')], 'Hi'],
    ['chunks without choices', [{ choices: [] }, {}, { choices: null }, null, content('Hi')], 'Hi'],
    [
      'thinking, which is not for the visitor',
      [{ choices: [{ delta: { reasoning_content: 'Hm' } }] }, content('Hi')],
      'Hi',
    ],
    ['text in the chunk with the reason', [content('Hi', 'stop')], 'Hi'],
    ['nothing after the end mark', [content('Hi', 'stop'), '[DONE]', content('more')], 'Hi'],
    ['text before a fault', [content('Hi'), '{"choices": [', content('more')], 'Hi'],
  ])('takes %s', (_, events, text) => {
    expect(read(...events).takeText()).toBe(text);
  });

  it('returns every text once', () => {
    const reader = read(content('Hi'));
    expect([reader.takeText(), reader.takeText()]).toEqual(['Hi', '']);
  });

  it.each<[unknown[], object]>([
    [[content('x', 'stop'), '[DONE]'], { finishReason: 'stop', usage: null }],
    [[content('x', 'length'), '[DONE]'], { finishReason: 'length' }],
    [[content('x', 'content_filter'), '[DONE]'], { finishReason: 'content-filter' }],
    [[content('x', 'eos'), '[DONE]'], { finishReason: 'stop' }],
    [[content('x'), '[DONE]'], { finishReason: 'stop' }],
    [[content('x', 'stop')], { finishReason: 'stop' }],
    [
      [content('x', 'stop'), { choices: [], usage: { prompt_tokens: 3, completion_tokens: 4 } }, '[DONE]'],
      { usage: { inputTokens: 3, outputTokens: 4 } },
    ],
  ])('closes %j with %j', (events, finish) => {
    expect(read(...events).finish()).toMatchObject(finish);
  });

  it('does not report a cut-off stream as finished', () => {
    expect(() => read(content('Half')).finish()).toThrow(expect.objectContaining({ kind: 'network' }));
  });

  it.each<[unknown, string]>([
    [{ error: { message: 'x', type: 'server_error' } }, 'overloaded'],
    [{ error: { message: 'x', code: 'rate_limit_exceeded' } }, 'rate-limit'],
    [{ error: { message: 'x', code: 429 } }, 'rate-limit'],
    ['no JSON', 'network'],
  ])('keeps the fault in %j as %s', (event, kind) => {
    expect(read(event).fault()?.kind).toBe(kind);
  });

  it('never throws, whatever a server sends', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json())), (events) => {
        expect(typeof read(...events).takeText()).toBe('string');
      }),
    );
  });
});
