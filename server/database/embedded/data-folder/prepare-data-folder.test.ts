import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { OperatorError } from '#server/operator-error.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'parley-data-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('prepareDataFolder', () => {
  test('creates what is missing, and keeps what exists', () => {
    const path = join(folder, 'a/b/c');
    expect(prepareDataFolder(path)).toBe(path);
    expect(statSync(path).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
    writeFileSync(join(path, 'kept'), '');
    expect(prepareDataFolder(path)).toBe(path);
    expect(existsSync(join(path, 'kept'))).toBe(true);
  });

  test('refuses a path that is not a folder, with a clear message', () => {
    writeFileSync(join(folder, 'file'), '');
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling'));
    for (const path of ['file/data', 'dangling/data', 'dangling']) {
      expect(() => prepareDataFolder(join(folder, path))).toThrow(OperatorError);
    }
  });

  // In a process of its own, which can be ended: a loop in here would never give the test its turn.
  test.runIf(existsSync('/proc/self'))('refuses /proc, where nothing can be made', () => {
    const module = join(import.meta.dirname, 'prepare-data-folder.ts');
    const code = `const { prepareDataFolder } = await import(${JSON.stringify(module)}); prepareDataFolder('/proc/x/y');`;
    const ended = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      timeout: 50_000,
      encoding: 'utf8',
    });
    expect(ended.signal).toBeNull();
    expect(ended.stderr).toContain('Set DATA_DIR to a folder that this user may write');
  });
});
