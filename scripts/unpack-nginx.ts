import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, nginxFolder } from './find-nginx.ts';
import { runCommand } from './run-tool.ts';

/** Unpacks nginx out of Debian's package, which needs no rights. Returns why it could not, where there is none. */
export async function unpackNginx(): Promise<string | undefined> {
  if (findNginx() !== null) return undefined;
  if (!existsSync('/usr/bin/apt-get')) return 'only on Debian and its kin can it be unpacked from here';
  const folder = mkdtempSync(join(tmpdir(), 'parley-nginx-'));
  try {
    const script = 'cd "$1" && apt-get -qq download nginx';
    const { code, output } = await runCommand('/bin/sh', ['-c', script, 'sh', folder]);
    const [file] = readdirSync(folder);
    if (code !== 0 || file === undefined) return output.split('\n').slice(-2).join(' ');
    mkdirSync(nginxFolder, { recursive: true });
    await runCommand('dpkg-deb', ['-x', join(folder, file), nginxFolder]);
    return findNginx() === null ? 'the package of this system does not run here' : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
