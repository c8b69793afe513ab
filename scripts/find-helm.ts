import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-tool.ts';

/** Where `npm test` puts the one that it builds. */
export const ownHelm = join(root, 'build/tools/helm');

/** The program `helm`: the installed one, else the one that `npm test` has built; null for none. */
export function findHelm(): string | null {
  if (spawnSync('helm', ['version']).status === 0) return 'helm';
  return existsSync(ownHelm) ? ownHelm : null;
}
