import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '#server/context.ts';
import { connectDatabase } from '#server/database/connect-database.ts';
import { startEmbeddedServer } from '#server/database/embedded/start-embedded-server.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';

/** An empty database of the product's own, and contexts in it for verbs that are called without a server around them. */
export async function openBenchDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const embedded = await startEmbeddedServer({ dataDir, log: () => undefined });
  await migrateDatabase(embedded.connectionString);
  const connection = connectDatabase({
    connectionString: embedded.connectionString,
    onError: () => undefined,
    statementTimeoutMs: 600_000,
  });
  return {
    connection,
    connectionString: embedded.connectionString,
    contextOf: (workspaceId: string) =>
      ({
        db: connection.db,
        pool: connection.pool,
        clock: { now: () => new Date() },
        jobs: { wakeOutbox: () => undefined },
        embeddingModels: { current: null },
        workspace: { id: workspaceId, plan: 'enterprise', addOns: {} },
        actor: { kind: 'system' },
      }) as unknown as Context,
    /** After the connection has been closed. */
    async remove(): Promise<void> {
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
