import { accessSync, chmodSync, constants, existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '#server/make-folder.ts';
import { OperatorError } from '#server/operator-error.ts';

/**
 * Makes the data folder where it is missing, and returns its real path. Others may pass through a folder that root
 * makes, since the database runs as one of them; an ordinary user's is shut.
 *
 * @throws OperatorError when it cannot be made or written.
 */
export function prepareDataFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  try {
    if (!existsSync(folder)) {
      makeFolder(folder);
      chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
    const lock = join(folder, 'lock');
    accessSync(existsSync(lock) ? lock : folder, constants.W_OK);
    return realpathSync(folder);
  } catch (error) {
    throw new OperatorError(
      `The data folder ${folder} cannot be used by this user (${(error as Error).message}). Set DATA_DIR to a folder that this user may write, or start Parley as the user who started it first.`,
      { cause: error },
    );
  }
}
