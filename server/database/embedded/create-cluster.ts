import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '#server/operator-error.ts';
import { cannotRun } from './cannot-run.ts';
import type { ClusterPlace } from './place-cluster.ts';
import { ACCESS_RULES, PRODUCT_ROLE } from './server-settings.ts';

/** The product role's password, kept inside the folder that only the database's user may enter. */
export const PASSWORD_FILE = 'parley-password';

/**
 * Lays out a new, empty database with the product's role in it. It grows under a passing name and takes its own only
 * when complete and on disk, so an interrupted start leaves nothing that a later one could mistake for a database.
 *
 * Text sorts and folds by PostgreSQL's built-in C.UTF-8, the same on every system, whatever locales it has.
 */
export async function createCluster(binariesDir: string, place: ClusterPlace): Promise<void> {
  const { clusterDir, user, linkFrom } = place;
  const parent = dirname(clusterDir);
  const growing = `${clusterDir}${GROWING}`;
  rmSync(growing, { recursive: true, force: true });
  mkdirSync(growing, { mode: 0o700 });
  if (user !== undefined) chownSync(growing, user.uid, user.gid);

  const run = (program: string, words: string[], input = '') =>
    runProgram(join(binariesDir, 'bin', program), words, { cwd: growing, input, ...user });
  // Nobody ever signs in as the superuser by "peer": the access rules below replace the ones written here.
  await run('initdb', [
    '--pgdata=.',
    '--username=postgres',
    '--auth-local=peer',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    '--no-sync',
  ]);
  const password = randomBytes(24).toString('base64url');
  writeFileSync(join(growing, 'pg_hba.conf'), ACCESS_RULES);
  writeFileSync(join(growing, PASSWORD_FILE), password, { mode: 0o600 });
  if (user !== undefined) chownSync(join(growing, PASSWORD_FILE), user.uid, user.gid);
  await run(
    'postgres',
    [
      '--single',
      '-D',
      '.',
      '-c',
      'wal_level=minimal',
      '-c',
      'max_wal_senders=0',
      '-c',
      'fsync=off',
      'postgres',
    ],
    `CREATE ROLE ${PRODUCT_ROLE} LOGIN CREATEDB PASSWORD '${password}'\nCREATE DATABASE ${PRODUCT_ROLE} OWNER ${PRODUCT_ROLE}\n`,
  );
  await run('initdb', ['--pgdata=.', '--sync-only']);

  renameSync(growing, clusterDir);
  syncFolder(parent);
  if (linkFrom === undefined) return;
  symlinkSync(clusterDir, linkFrom);
  syncFolder(dirname(linkFrom));
}

const GROWING = '.growing';

interface RunOptions {
  cwd: string;
  input: string;
  uid?: number;
  gid?: number;
}

function runProgram(program: string, words: string[], { input, ...options }: RunOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { ...options, env: { LC_ALL: 'C' } });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => reject(cannotRun(program, error)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new OperatorError(
            `The built-in PostgreSQL could not create its database (${basename(program)} ended with ${signal ?? code}): ${output.trim().split('\n').slice(-3).join(' ')}`,
          ),
        );
    });
    child.stdin.end(input);
  });
}

function syncFolder(folder: string): void {
  // Windows cannot open a folder, and keeps renames in its journal.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
