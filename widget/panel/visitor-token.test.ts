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

describe('createVisitorToken', () => {
  it('lasts over a reload, for one agent', () => {
    const storage = memoryStorage();
    createVisitorToken('one', () => storage).write('token');
    expect(createVisitorToken('one', () => storage).read()).toBe('token');
    expect(createVisitorToken('other', () => storage).read()).toBeUndefined();
  });

  it('lasts as long as the panel where every access to the storage throws', () => {
    const token = createVisitorToken('one', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(token.read()).toBeUndefined();
    token.write('token');
    expect(token.read()).toBe('token');
    token.forget();
    expect(token.read()).toBeUndefined();
  });

  it('lasts as long as the panel where the storage is full', () => {
    const storage = memoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const token = createVisitorToken('one', () => storage);
    token.write('token');
    expect(token.read()).toBe('token');
  });
});
