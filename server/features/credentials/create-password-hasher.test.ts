import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from './create-password-hasher.ts';
import { scryptPasswords } from './scrypt-passwords.ts';

describe('createPasswordHasher', () => {
  test('verifies what it hashed, and nothing else', async () => {
    const hasher = createPasswordHasher(scryptPasswords);
    const hash = await hasher.hash('secret12 word');
    expect(hash).not.toBe(await hasher.hash('secret12 word'));
    expect(await hasher.verify({ hash, password: 'secret12 word' })).toBe(true);
    expect(await hasher.verify({ hash, password: 'secret12 Word' })).toBe(false);
  });

  test('verifies a hash that an earlier version stored', async () => {
    const hash =
      '288868fec3e3876e1fb02171fd111453:4f5e2cab9a9f7ac71b37da6d007385cfbcee61b1621c47a87647656c0d573ad65c01b7e4ea734ab88bc60b8ce0f57471c7073fea9403905b0fef7a176c66b0a4';
    expect(await scryptPasswords.verify({ hash, password: 'secret12 word' })).toBe(true);
    expect(await scryptPasswords.verify({ hash, password: 'secret12 words' })).toBe(false);
  });

  test('hashes two at a time; beyond those that may wait, one is refused; all others get their turn', async () => {
    let running = 0;
    let most = 0;
    const hasher = createPasswordHasher({
      async hash(password) {
        most = Math.max(most, ++running);
        await nextTurn();
        running--;
        return `hash of ${password}`;
      },
      verify: async () => true,
    });
    const outcomes = await Promise.allSettled(Array.from({ length: 65 }, () => hasher.hash('secret12 word')));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({
      reason: { code: 'rate-limited', message: expect.stringContaining('Too many'), retryAfterSeconds: 3 },
    });
    expect(most).toBe(2);
    expect(await hasher.hash('secret12 word')).toBe('hash of secret12 word');
  });

  test('frees the turn of a hash that fails', async () => {
    const hasher = createPasswordHasher(scryptPasswords);
    const broken = Array.from({ length: 4 }, () => hasher.verify({ hash: 'no hash', password: 'x' }));
    await Promise.allSettled(broken);
    expect(await hasher.hash('secret12 word')).toContain(':');
  });
});
