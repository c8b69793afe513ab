import { describe, expect, it } from 'vitest';
import type { WidgetMessage } from '#contract/widget/widget.schemas.ts';
import { recoverAnswer } from './recover-answer.ts';

const message = (role: 'user' | 'assistant', text: string): WidgetMessage => ({
  id: text,
  role,
  author: { kind: role === 'user' ? 'visitor' : 'agent', name: null, pictureUrl: null, event: null },
  text,
  attachments: [],
  refusedFiles: [],
  sources: [],
  outcome: null,
  feedback: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const conversation = (...messages: WidgetMessage[]) => ({
  id: 'c',
  messages,
  hasLead: false,
  isHeld: false,
  unread: 0,
});
const asked = message('user', 'How long?');
const answered = message('assistant', 'Two days.');

async function run(states: (ReturnType<typeof conversation> | null)[]) {
  const waits: number[] = [];
  let looks = 0;
  const result = await recoverAnswer(
    'How long?',
    async () => states[looks++] ?? null,
    [1, 2, 3],
    async (delayMs) => void waits.push(delayMs),
  );
  return { answer: result?.answer?.text, id: result?.conversation.id, waits };
}

describe('recoverAnswer', () => {
  it('takes the answer as soon as it is there', async () => {
    expect(await run([conversation(asked), conversation(asked, answered)])).toEqual({
      answer: 'Two days.',
      id: 'c',
      waits: [1, 2],
    });
  });

  it('gives up after the last try, but knows the conversation', async () => {
    expect(await run([null, conversation(asked), null])).toEqual({
      answer: undefined,
      id: 'c',
      waits: [1, 2, 3],
    });
  });

  it('does not take the answer to an earlier question', async () => {
    const earlier = conversation(message('user', 'Hello'), message('assistant', 'Hi!'));
    expect((await run([earlier, earlier, earlier])).answer).toBeUndefined();
  });

  it('answers nothing when nothing can be read', async () => {
    expect(await run([null, null, null])).toEqual({ answer: undefined, id: undefined, waits: [1, 2, 3] });
  });
});
