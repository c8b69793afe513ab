import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes the folder and what is missing above it, one by one. Node's own recursive way never ends in a place, such as
 * `/proc`, that answers "not found" to a new folder although what is above it is there.
 * @param mode rights of what is made, limited by the process's mask
 */
export function makeFolder(folder: string, mode = 0o777): void {
  const missing: string[] = [];
  for (let path = resolve(folder); !existsSync(path) && path !== dirname(path); path = dirname(path)) {
    missing.push(path);
  }
  for (const path of missing.reverse()) {
    try {
      mkdirSync(path, { mode });
    } catch (error) {
      // Another process may have made it in the same moment.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
