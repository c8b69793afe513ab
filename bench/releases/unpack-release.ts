import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

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
