import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The last commit of the release before this one; to be changed with each release. */
export const previousRelease = '914a5a0415fac884ed2460c5f318d5f3edc29e2a';

/** Whether this copy of the project has the history that the release before is in. */
export function hasRelease(commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0;
}

export interface UnpackedRelease {
  folder: string;
  remove(): void;
}

/** The files of a release in a folder of their own. Packages and the built web are those of this one. */
export function unpackRelease(commit: string): UnpackedRelease {
  const folder = mkdtempSync(join(tmpdir(), 'parley-release-'));
  const archive = join(folder, 'release.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  for (const name of ['node_modules', 'build']) {
    rmSync(join(folder, name), { recursive: true, force: true });
    symlinkSync(join(root, name), join(folder, name));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
