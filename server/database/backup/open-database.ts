import { findRunningServer } from '../embedded/processes/find-running-server.ts';
import { startEmbeddedServer } from '../embedded/start-embedded-server.ts';

export interface OpenDatabaseOptions {
  databaseUrl: string | undefined;
  dataDir: string;
  log(message: string): void;
  /** Whether the product may be running the embedded database meanwhile. */
  isShared: boolean;
}

/**
 * The database that the product uses with these settings, for a command next to it: a server of its own, the embedded
 * one as it runs, or the embedded one started for this command alone.
 *
 * @throws OperatorError when it must not be shared and the product runs.
 */
export async function openDatabase(
  options: OpenDatabaseOptions,
): Promise<{ connectionString: string; close(): Promise<void> }> {
  const { databaseUrl, dataDir, log, isShared } = options;
  const shared = databaseUrl ?? (isShared ? findRunningServer(dataDir) : undefined);
  if (shared !== undefined) return { connectionString: shared, close: async () => undefined };
  const server = await startEmbeddedServer({ dataDir, log });
  return { connectionString: server.connectionString, close: server.stop };
}
