import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { OperatorError } from '#server/operator-error.ts';

/** The system user the database runs as; undefined where it is the user who runs this process. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. So root gets a user of its own for it, made on first need, or else the first
 * that the system has of those that own nothing worth taking.
 */
export function chooseServerUser(log: (message: string) => void): ServerUser | undefined {
  if (process.getuid?.() !== 0) {
    requireUserName();
    return undefined;
  }
  const own = findUser(OWN_NAME) ?? makeUser(log);
  if (own !== undefined) return own;
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const user = findUser(name);
    if (user !== undefined) return user;
  }
  throw new OperatorError(
    'The built-in PostgreSQL may not run as root, and no other user could be made or found. Start Parley as an ordinary user, make a user called parley, or set DATABASE_URL.',
  );
}

const OWN_NAME = 'parley';

function findUser(name: string): ServerUser | undefined {
  const uid = askId('-u', name);
  const gid = askId('-g', name);
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { uid, gid };
}

function askId(flag: string, name: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}

function makeUser(log: (message: string) => void): ServerUser | undefined {
  const made = spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
    OWN_NAME,
  ]);
  if (made.status === 0) log(`Created the system user ${OWN_NAME}, because PostgreSQL does not run as root.`);
  // Looked up even after a failure: another start may have made it in the same moment.
  return findUser(OWN_NAME);
}

/** The program that lays out a new database looks its user up by number and gives up on one without a name. */
function requireUserName(): void {
  try {
    userInfo();
  } catch (error) {
    throw new OperatorError(
      `This process runs as user number ${process.getuid?.()}, which has no name on this system, and PostgreSQL needs one. Add the user to /etc/passwd, run as another, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}
