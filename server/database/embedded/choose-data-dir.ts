import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds all that is kept outside a PostgreSQL server: `DATA_DIR`, else `data` in the project folder. */
export function chooseDataDir(configured: string | undefined): string {
  return configured === undefined
    ? fileURLToPath(new URL('../../../data', import.meta.url))
    : resolve(configured);
}
