import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * The commit of the release that this one replaces: the newest tag `v…` before this commit, or, where there is none, the last
 * commit of an earlier day (UTC) than this one's. Null where this copy of the project has no such history.
 */
export function findReleaseBefore(): string | null {
  const tag = ask('describe', '--tags', '--match', 'v*', '--abbrev=0', 'HEAD^');
  if (tag !== null) return ask('rev-parse', `${tag}^{commit}`);
  const day = ask('log', '-1', '--date=format-local:%F', '--format=%cd');
  return day === null ? null : ask('rev-list', '-1', `--before=${day}T00:00:00Z`, 'HEAD');
}

function ask(...words: string[]): string | null {
  const { status, stdout } = spawnSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
  });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null;
}
