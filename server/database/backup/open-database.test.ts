import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { removeDataFolder } from '../embedded/data-folder/remove-data-folder.ts';
import { findRunningServer } from '../embedded/processes/find-running-server.ts';
import { startEmbeddedServer } from '../embedded/start-embedded-server.ts';
import { openDatabase } from './open-database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'parley-open-'));
});
afterAll(() => removeDataFolder(dataDir));

const open = (isShared: boolean, databaseUrl?: string) =>
  openDatabase({ databaseUrl, dataDir, log: () => undefined, isShared });

test('uses the given server without touching the data folder', async () => {
  const { connectionString } = await open(false, 'postgresql://elsewhere/parley');
  expect(connectionString).toBe('postgresql://elsewhere/parley');
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
});

test('starts the embedded database for itself, shares a running one, and refuses where it must be alone', async () => {
  expect(findRunningServer(dataDir)).toBeUndefined();
  const alone = await open(false);
  expect(findRunningServer(dataDir)).toBe(alone.connectionString);
  await alone.close();
  expect(findRunningServer(dataDir)).toBeUndefined();

  const product = await startEmbeddedServer({
    dataDir,
    log: () => undefined,
    address: 'http://localhost:4567',
  });
  try {
    const shared = await open(true);
    expect(shared.connectionString).toBe(product.connectionString);
    await shared.close();
    // The command's end is not the product's.
    expect(findRunningServer(dataDir)).toBe(product.connectionString);
    await expect(open(false)).rejects.toThrow(/already running .* at http:\/\/localhost:4567/);
  } finally {
    await product.stop();
  }
});
