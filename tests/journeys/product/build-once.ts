import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
let isBuilt = false;

/** Builds web and widget into `build/` where their sources have changed; asked once by all files of a worker. */
export function buildOnce(): void {
  if (isBuilt) return;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed: ${stdout}${stderr}`);
  isBuilt = true;
}
