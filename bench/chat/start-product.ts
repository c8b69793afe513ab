import { join } from 'node:path';
import { findFreePort } from '../../tests/find-free-port.ts';
import { type Program, startProgram } from './start-program.ts';

/** Starts the product with its own database in `dataDir`; it may read the website under `websiteHost` without a pause. */
export async function startProduct(
  dataDir: string,
  websiteHost: string,
  settings: Record<string, string> = {},
): Promise<Program> {
  const port = await findFreePort();
  return startProgram(join(import.meta.dirname, '../../server/main.ts'), {
    port,
    readyPath: '/api/health',
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      CRAWL_ALLOW_HOSTS: websiteHost,
      CRAWL_GAP_MS: '0',
      DEFAULT_PLAN: 'enterprise',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
}
