import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createFolderFileStore } from '#server/adapters/file-store/folder-file-store.ts';
import { createLanguageModels } from '#server/adapters/language-model/configured-models.ts';
import { readConfig } from '#server/config.ts';
import type { World } from '#server/context.ts';
import { bindAccounts } from '#server/features/accounts/accounts.routes.ts';
import { createLiveHub } from '#server/http/live-hub.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestWorld {
  world: World;
  app: Hono;
  clock: TestClock;
  close(): Promise<void>;
}

/** A whole world on a database and a folder of its own, without a socket; `settings` are as in the environment. */
export async function createTestWorld(settings: Record<string, string> = {}): Promise<TestWorld> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'parley-files-'));
  const config = readConfig({ EMBEDDED_ENGINE_ONLY: 'true', ...settings });
  const clock = createTestClock();
  const log = pino({ level: 'silent' });
  const world = {
    config,
    secretKey: 'a key for tests that opens nothing elsewhere',
    version: '0.0.0',
    log,
    clock,
    pool: database.pool,
    db: database.db,
    live: createLiveHub(),
    rateLimiter: createRateLimiter(clock),
    fileStore: createFolderFileStore(folder),
    languageModels: createLanguageModels(config as never, { log, clock }),
  } as unknown as World;
  const app = new Hono();
  bindAccounts(app, world);
  return {
    world,
    app,
    clock,
    async close() {
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
