import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '#server/operator-error.ts';
import { chooseServerUser, type ServerUser } from './choose-server-user.ts';

/** Where a database's own files are or are to be, and who runs it. */
export interface ClusterPlace {
  /** The real folder, never a link. */
  clusterDir: string;
  exists: boolean;
  /** Undefined where the database runs as the user of this process. */
  user: ServerUser | undefined;
  /** A link to make once the folder is complete; undefined where the folder is in the data folder itself. */
  linkFrom: string | undefined;
}

/**
 * Finds the database's folder: `database` in the data folder. Where root runs the product from a place that the
 * database's user may not enter (below /root, say), the folder is in `systemDir` and `database` is a link to it, so
 * the data folder stays the one place that decides which data are used.
 *
 * @throws OperatorError with a sentence when the folder is lost, foreign or out of reach.
 */
export function placeCluster(
  dataDir: string,
  systemDir: string,
  log: (message: string) => void,
): ClusterPlace {
  const inside = join(dataDir, 'database');
  const isRoot = process.getuid?.() === 0;
  const found = lstatSync(inside, { throwIfNoEntry: false });
  if (found !== undefined) {
    const clusterDir = resolveExisting(inside);
    const user = ownerOf(clusterDir, isRoot);
    if (user !== undefined) requireEntry(user, systemDir);
    return { clusterDir, exists: true, user, linkFrom: undefined };
  }
  const user = chooseServerUser(log);
  if (user === undefined) return { clusterDir: inside, exists: false, user, linkFrom: undefined };
  requireEntry(user, systemDir);

  // Passing through is all it gives; what is secret in the folder has its own mode.
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  if (canEnter(user, dataDir)) return { clusterDir: inside, exists: false, user, linkFrom: undefined };

  const clusterDir = chooseSystemPlace(systemDir, dataDir);
  log(`Only root may enter ${dataDir}, so the database's own files are kept in ${clusterDir}.`);
  return { clusterDir, exists: false, user, linkFrom: inside };
}

/** Told by its name, yet never one that is there: it may hold the data of a clone that has since been replaced. */
function chooseSystemPlace(systemDir: string, dataDir: string): string {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  const place = join(systemDir, `${basename(dirname(dataDir)).slice(0, 30)}-${key}`);
  return existsSync(place) ? `${place}-${randomBytes(4).toString('hex')}` : place;
}

function resolveExisting(inside: string): string {
  try {
    return realpathSync(inside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new OperatorError(
      `${inside} points to ${readlinkSync(inside)}, which no longer exists. The data was there. Put that folder back, or remove the link and restore a backup.`,
    );
  }
}

function ownerOf(clusterDir: string, isRoot: boolean): ServerUser | undefined {
  const { uid, gid } = statSync(clusterDir);
  const ownUid = process.getuid?.();
  if (!isRoot) {
    if (ownUid === undefined || uid === ownUid) return undefined;
    throw new OperatorError(
      `The database in ${clusterDir} belongs to user number ${uid}, and this process runs as ${ownUid}. Start Parley as the user who started it first, or give it another DATA_DIR.`,
    );
  }
  const user = { uid, gid };
  requireEntry(user, dirname(clusterDir));
  return user;
}

function requireEntry(user: ServerUser, folder: string): void {
  makePassable(folder);
  if (canEnter(user, folder)) return;
  throw new OperatorError(
    `The database runs as user number ${user.uid}, who may not enter ${folder}. Let others pass through it (chmod o+x), or start Parley as an ordinary user.`,
  );
}

/** Makes what is missing of a path, open to others even under a strict umask. */
function makePassable(folder: string): void {
  if (existsSync(folder)) return;
  makePassable(dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, 0o755);
}

/** Asked of the system by trying, since mode bits alone know nothing of access lists and mounts. */
function canEnter(user: ServerUser, folder: string): boolean {
  const { uid, gid } = user;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { uid, gid, cwd: '/' }).status === 0;
}
