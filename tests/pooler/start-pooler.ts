import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chooseServerUser } from '#server/database/embedded/choose-server-user.ts';
import { findFreePort } from '../find-free-port.ts';

export interface Pooler {
  /** The address of a database of the server, through the pooler. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

/**
 * PgBouncer in transaction mode in front of a server, as users run it: each transaction gets any connection, nothing of a
 * session outlives one, and parameters of the start that it does not know are refused. The Debian package `pgbouncer`
 * brings the program.
 */
export async function startPooler(serverUrl: string): Promise<Pooler> {
  const { host, port, user, password } = new pg.Client({ connectionString: serverUrl });
  const listenPort = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'parley-pooler-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text, { mode: 0o600 });
  write('users.txt', `"${user}" "${password}"\n`);
  write(
    'pgbouncer.ini',
    `[databases]
* = host=${host} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
`,
  );
  // It refuses to run as root, and the socket of the embedded server is its own user's alone.
  const owner = process.getuid?.() === 0 ? chooseServerUser(() => undefined) : undefined;
  if (owner !== undefined)
    for (const path of [folder, join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')])
      chownSync(path, owner.uid, owner.gid);
  const child = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(owner === undefined ? {} : { uid: owner.uid, gid: owner.gid }),
  });
  const urlOf = (databaseUrl: string) => {
    const { database } = new pg.Client({ connectionString: databaseUrl });
    return `postgresql://${user}@127.0.0.1:${listenPort}/${database}`;
  };
  await untilItAnswers(child, urlOf(serverUrl));
  return {
    urlOf,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  let failure: Error | undefined;
  child.stderr?.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  child.once('error', (error) => {
    failure = error;
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (failure !== undefined || child.exitCode !== null)
      throw new Error(`PgBouncer did not start. ${failure?.message ?? said}`);
    const client = new pg.Client({ connectionString: url });
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answers) return;
    await sleep(50);
  }
  throw new Error(`PgBouncer did not answer. ${said}`);
}
