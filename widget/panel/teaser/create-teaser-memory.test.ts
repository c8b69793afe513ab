import { describe, expect, it } from 'vitest';
import { createTeaserMemory } from './create-teaser-memory.ts';

function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  } as Storage;
}

describe('what is kept of messages by rule', () => {
  it('is of one tab, but that somebody was here', () => {
    const forGood = createStorage();
    const tab = createStorage();
    const first = createTeaserMemory(
      'a',
      () => forGood,
      () => tab,
    );
    expect([first.isReturning, first.isDismissed, first.shown]).toEqual([false, false, []]);
    first.noteShown(1);
    first.dismiss();
    const next = createTeaserMemory(
      'a',
      () => forGood,
      () => tab,
    );
    expect([next.isReturning, next.isDismissed, next.shown]).toEqual([false, true, [1]]);
    const later = createTeaserMemory('a', () => forGood, createStorage);
    expect([later.isReturning, later.isDismissed, later.shown]).toEqual([true, false, []]);
    expect(createTeaserMemory('b', () => forGood, createStorage).isReturning).toBe(false);
  });

  it('lasts as long as the page where storage is blocked or broken', () => {
    const blocked = () => {
      throw new Error('Blocked.');
    };
    const memory = createTeaserMemory('a', blocked, blocked);
    memory.noteShown(0);
    expect([memory.isReturning, memory.shown]).toEqual([false, [0]]);
    const broken = createStorage();
    broken.setItem('parley:a:teased', '{');
    expect(createTeaserMemory('a', createStorage, () => broken).shown).toEqual([]);
  });
});
