import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '#server/config.ts';
import { drainMs } from '#server/http/close-server.ts';

const folder = join(import.meta.dirname, '../deploy/systemd');
const names = readdirSync(folder);
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const lookUp = (name: string, key: string): string | undefined =>
  new RegExp(`^${key}=(.*)$`, 'm').exec(read(name))?.[1];
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.each(names)('the unit %s', (name) => {
  it('is started again whenever it ends, and has the time that stopping takes', () => {
    expect(lookUp(name, 'Restart')).toBe('always');
    expect(lookUp(name, 'StartLimitIntervalSec')).toBe('0');
    expect(Number(lookUp(name, 'TimeoutStopSec')) * 1_000).toBeGreaterThan(drainMs + 2_000);
  });

  it('tells only the product to stop, by a program that passes it on and waits for its end', () => {
    expect(lookUp(name, 'KillMode')).toBe('mixed');
    expect(lookUp(name, 'ExecStart')).toMatch(/^\S+\/node scripts\/start\.mjs$/);
  });

  it('sets only what is a setting, with a value that it takes', () => {
    const given = (lookUp(name, 'Environment') ?? '').split(' ').filter((pair) => pair !== '');
    for (const [setting = '', value = ''] of given.map((pair) => pair.split('='))) {
      expect(Object.keys(settings)).toContain(setting);
      const { success } = settings[setting as keyof typeof settings].safeParse(value.replace('%i', '3000'));
      expect([setting, success]).toEqual([setting, true]);
    }
  });

  it('is in the documentation', () => {
    const page = readFileSync(join(import.meta.dirname, '../docs/deploy.md'), 'utf8');
    expect(page).toContain(name.replace('@.service', '@3000').replace('.service', ''));
  });
});

describe.skipIf(!hasSystemd)('systemd', { timeout: 30_000 }, () => {
  it('finds no fault in any unit', () => {
    const copies = mkdtempSync(join(tmpdir(), 'parley-units-'));
    const files = names.map((name) => {
      const file = join(copies, name.replace('@.', '@3000.'));
      // Programs and folders of a server, which this machine need not have.
      const text = read(name)
        .replace('/usr/bin/node', process.execPath)
        .replace('/home/parley/parley', copies);
      writeFileSync(file, text);
      return file;
    });
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
    rmSync(copies, { recursive: true });
    expect({ status, stderr: stderr.split('\n').filter((line) => line.includes(copies)) }).toEqual({
      status: 0,
      stderr: [],
    });
  });
});
