import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'parley-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = () =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'start.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });

test('reports the address of the first start on a second one, and does nothing', () => {
  const holder = { pid: process.pid, address: 'http://localhost:4321' };
  writeFileSync(join(dataDir, 'holder.json'), JSON.stringify(holder));
  const { status, stdout, stderr } = start();
  expect(stderr).toBe(
    `Parley is already running on the data folder ${dataDir}, at http://localhost:4321 (process ${process.pid}). Stop it first, or give this one its own DATA_DIR and PORT.\n`,
  );
  expect(stdout).toBe('');
  expect(status).toBe(1);
  expect(readdirSync(dataDir)).toEqual(['holder.json']);
});
