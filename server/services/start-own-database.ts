import { baseUrl } from '../base-url.ts';
import type { Config } from '../config.ts';
import { startEmbeddedServer } from '../database/embedded/start-embedded-server.ts';
import type { Closer } from './closer.ts';

/** Starts the embedded database, which is used where the operator has named none; gives its connection string. */
export async function startOwnDatabase(
  config: Config,
  given: { dataDir: string; say: (line: string) => void; closers: Closer[] },
): Promise<string> {
  const embedded = await startEmbeddedServer({
    dataDir: given.dataDir,
    log: given.say,
    address: baseUrl(config),
  });
  given.closers.push(() => embedded.stop());
  return embedded.connectionString;
}
