import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run-tool.ts';

/** Where `npm test` unpacks the package of Debian; nothing of it is installed or started. */
export const nginxFolder = join(root, 'build/tools/nginx');

/** The program `nginx`: the installed one, else the unpacked one; null for none. */
export function findNginx(): string | null {
  const places = ['nginx', '/usr/sbin/nginx', join(nginxFolder, 'usr/sbin/nginx')];
  return places.find((program) => spawnSync(program, ['-v']).status === 0) ?? null;
}
