import { describe, expect, it } from 'vitest';
import { createVisitorToken } from './visitor-token.ts';

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage;
}

const nowhere = () => undefined;
const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('createVisitorToken', () => {
  it('lasts over a reload, for one agent, and goes to nobody else', () => {
    const storage = memoryStorage();
    const told: string[] = [];
    createVisitorToken(
      'one',
      () => storage,
      (token) => told.push(token),
      nowhere,
    ).write('token');
    expect(createVisitorToken('one', () => storage, nowhere, nowhere).read()).toBe('token');
    expect(createVisitorToken('other', () => storage, nowhere, nowhere).read()).toBeUndefined();
    expect(told).toEqual([]);
  });

  it('is kept elsewhere where every access to the storage throws', () => {
    let kept: string | undefined;
    const create = () =>
      createVisitorToken(
        'one',
        blocked,
        (token) => {
          kept = token;
        },
        () => kept,
      );
    const token = create();
    expect(token.read()).toBeUndefined();
    token.write('token');
    expect(token.read()).toBe('token');
    expect(create().read()).toBe('token');
    token.forget();
    expect(token.read()).toBeUndefined();
    expect(create().read()).toBeUndefined();
  });

  it('lasts as long as the panel where nothing can be kept anywhere', () => {
    const token = createVisitorToken('one', blocked, nowhere, nowhere);
    token.write('token');
    expect(token.read()).toBe('token');
  });

  it('lasts as long as the panel where the storage is full', () => {
    const storage = memoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const token = createVisitorToken('one', () => storage, nowhere, nowhere);
    token.write('token');
    expect(token.read()).toBe('token');
  });
});
