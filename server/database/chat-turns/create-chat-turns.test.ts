import { setImmediate as nextTick } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createChatTurns } from './create-chat-turns.ts';

/** Takes turns by name; `end` ends the one that runs. */
function start(most: number) {
  const clock = { ms: 0 };
  const turns = createChatTurns(most, () => clock.ms);
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const take = (name: string) =>
    turns.take(name.startsWith('q') ? 'question' : 'answer', () => {
      started.push(name);
      return new Promise<string>((done, fail) =>
        ends.set(name, (error) => (error === undefined ? done(name) : fail(error))),
      );
    });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await nextTick();
  };
  return { clock, turns, started, take, end };
}

describe('turns of chats', () => {
  test('lets no more than so many run at once, and gives what they give', async () => {
    const { turns, started, take, end } = start(2);
    const first = take('q1');
    void take('q2');
    void take('q3');
    expect(started).toEqual(['q1', 'q2']);
    expect(turns.waiting).toBe(1);
    await end('q1');
    expect(await first).toBe('q1');
    expect(started).toEqual(['q1', 'q2', 'q3']);
    expect(turns.waiting).toBe(0);
  });

  test('takes questions before answers, each in the order in which they came', async () => {
    const { started, take, end } = start(1);
    for (const name of ['q1', 'a1', 'a2', 'q2', 'q3']) void take(name);
    for (const name of ['q1', 'q2', 'q3', 'a1']) await end(name);
    expect(started).toEqual(['q1', 'q2', 'q3', 'a1', 'a2']);
  });

  test('takes an answer that has waited long before any question', async () => {
    const { clock, started, take, end } = start(1);
    for (const name of ['q1', 'a1', 'a2', 'q2', 'q3']) void take(name);
    await end('q1');
    clock.ms = 251;
    await end('q2');
    expect(started).toEqual(['q1', 'q2', 'a1']);
  });

  test('goes on after one that failed', async () => {
    const { started, take, end } = start(1);
    const failed = take('q1').catch(({ message }: Error) => message);
    void take('a1');
    await end('q1', new Error('gone'));
    expect(await failed).toBe('gone');
    expect(started).toEqual(['q1', 'a1']);
  });

  test('has room again when all have ended', async () => {
    const { started, take, end } = start(1);
    void take('q1');
    await end('q1');
    void take('a1');
    expect(started).toEqual(['q1', 'a1']);
  });
});
