import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { OperatorError } from '#server/operator-error.ts';
import { removeDataFolder } from './data-folder/remove-data-folder.ts';
import { isProcessAlive } from './processes/is-process-alive.ts';
import { readPostmasterFile } from './processes/read-postmaster-file.ts';
import { type EmbeddedServer, startEmbeddedServer } from './start-embedded-server.ts';

// A database is laid out with everything flushed to disk, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ADDRESS = 'http://localhost:45678';
const folders: string[] = [];
const running = new Set<EmbeddedServer>();
const children = new Set<ChildProcess>();

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-embedded-'));
  folders.push(folder);
  return folder;
}

async function start(
  dataDir: string,
  {
    messages = [],
    ...options
  }: { messages?: string[]; settings?: Record<string, string>; systemDir?: string } = {},
) {
  const server = await startEmbeddedServer({
    dataDir,
    log: (message) => messages.push(message),
    address: ADDRESS,
    ...options,
  });
  running.add(server);
  return {
    ...server,
    stop: () => {
      running.delete(server);
      return server.stop();
    },
  };
}

/** The product as another process, which says its connection string and then holds the server until killed. */
async function startInChild(dataDir: string) {
  const module = new URL('./start-embedded-server.ts', import.meta.url).href;
  const script = `
    import { startEmbeddedServer } from ${JSON.stringify(module)};
    const options = { dataDir: ${JSON.stringify(dataDir)}, log() {}, address: ${JSON.stringify(ADDRESS)} };
    console.log((await startEmbeddedServer(options)).connectionString);
    setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const [connectionString] = (await once(createInterface(child.stdout!), 'line')) as [string];
  return {
    connectionString,
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      children.delete(child);
    },
  };
}

async function query(connectionString: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = (dataDir: string) => readPostmasterFile(realpathSync(join(dataDir, 'database')))!.pid;

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  for (const server of running) await server.stop();
  running.clear();
});

afterAll(() => {
  for (const folder of folders) removeDataFolder(folder);
});

describe('one folder, through starts, kills and stops', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = makeFolder();
    // What an interrupted first start leaves.
    mkdirSync(join(dataDir, 'database.growing', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'database.growing', 'PG_VERSION'), '18\n');
    const server = await start(dataDir);
    await query(
      server.connectionString,
      'CREATE TABLE note (words text)',
      "INSERT INTO note VALUES ('first')",
    );
    await server.stop();
  });

  test('keeps its rows, listens only locally for its own user, and gives the product no superuser', async () => {
    const { connectionString } = await start(dataDir);
    expect(await query(connectionString, 'SELECT words FROM note')).toEqual([{ words: 'first' }]);
    const [facts] = await query(
      connectionString,
      `SELECT current_setting('listen_addresses') AS addresses, current_setting('fsync') AS fsync,
        current_setting('synchronous_commit') AS synchronous, current_setting('full_page_writes') AS pages,
        (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuper", lower('ÄÖÜ') AS lower`,
    );
    expect(facts).toEqual({
      addresses: '',
      fsync: 'on',
      synchronous: 'on',
      pages: 'on',
      isSuper: false,
      lower: 'äöü',
    });
    expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700);
    expect(existsSync(join(dataDir, 'database.growing'))).toBe(false);
  });

  test('asks for the password even on the socket', async () => {
    const { connectionString } = await start(dataDir);
    const wrong = connectionString.replace(/parley:[^@]+@/, 'parley:wrong@');
    await expect(query(wrong, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    const superuser = connectionString.replace('//parley:', '//postgres:');
    await expect(query(superuser, 'SELECT 1')).rejects.toMatchObject({ code: '28000' });
  });

  test('includes the extensions that the product may need', async () => {
    const { connectionString } = await start(dataDir);
    await query(
      connectionString,
      ...['pg_trgm', 'unaccent', 'citext'].map((name) => `CREATE EXTENSION IF NOT EXISTS ${name}`),
    );
  });

  test('refuses a second start, naming the first one, and leaves the first alone', async () => {
    const { connectionString } = await start(dataDir);
    const second = start(dataDir);
    await expect(second).rejects.toThrow(OperatorError);
    await expect(second).rejects.toThrow(`already running on the data folder ${dataDir}, at ${ADDRESS}`);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('refuses a second start from another process', async () => {
    await startInChild(dataDir);
    await expect(start(dataDir)).rejects.toThrow(`at ${ADDRESS}`);
  });

  test('takes over the database that outlived a killed product, with every commit', async () => {
    const first = await startInChild(dataDir);
    await query(first.connectionString, "INSERT INTO note VALUES ('committed before the kill')");
    const pid = postmasterPid(dataDir);
    await first.kill();
    expect(isProcessAlive(pid)).toBe(true);

    const messages: string[] = [];
    const second = await start(dataDir, { messages });
    expect(messages).toEqual([`Took over the database that was still running (process ${pid}).`]);
    expect(await query(second.connectionString, 'SELECT count(*)::int AS notes FROM note')).toEqual([
      { notes: 2 },
    ]);
    await second.stop();
    expect(isProcessAlive(pid)).toBe(false);
  });

  test('ends a left-over database that runs with other settings, and starts its own', async () => {
    const first = await startInChild(dataDir);
    const pid = postmasterPid(dataDir);
    await first.kill();
    const second = await start(dataDir, { settings: { work_mem: '5MB' } });
    expect(isProcessAlive(pid)).toBe(false);
    expect(await query(second.connectionString, 'SHOW work_mem')).toEqual([{ work_mem: '5MB' }]);
  });

  test('recovers after everything was killed', async () => {
    const first = await startInChild(dataDir);
    await query(first.connectionString, "INSERT INTO note VALUES ('committed before the crash')");
    await first.kill();
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    const second = await start(dataDir);
    expect(await query(second.connectionString, 'SELECT count(*)::int AS notes FROM note')).toEqual([
      { notes: 3 },
    ]);
  });

  test('does not mistake another process for its database when a crash left the number of one behind', async () => {
    const file = join(dataDir, 'database', 'postmaster.pid');
    const { uid, gid } = statSync(join(dataDir, 'database'));
    // Owned by the same user, so that PostgreSQL by itself would believe it to be its predecessor.
    const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
    children.add(other);
    writeFileSync(file, `${other.pid}\n${join(dataDir, 'database')}\n1700000000\n5432\n\n\n\nready\n`, {
      mode: 0o600,
    });
    const { connectionString } = await start(dataDir);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(isProcessAlive(other.pid!)).toBe(true);
  });

  test('starts the database again when it dies under the running product', async () => {
    const messages: string[] = [];
    const { connectionString } = await start(dataDir, { messages });
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    await expect.poll(() => messages.at(-1), { timeout: 60_000 }).toMatch(/^The database is running again/);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('explains why the server does not start', async () => {
    await expect(start(dataDir, { settings: { shared_buffers: 'much' } })).rejects.toThrow(
      /did not start: .*invalid value for parameter "shared_buffers"/,
    );
    // The folder is free again.
    await start(dataDir);
  });

  test('names the version of a database that it cannot read', async () => {
    const file = join(dataDir, 'database', 'PG_VERSION');
    const version = readFileSync(file);
    writeFileSync(file, '17\n');
    try {
      await expect(start(dataDir)).rejects.toThrow(
        /made by PostgreSQL 17, which this version of Parley no longer includes/,
      );
    } finally {
      writeFileSync(file, version);
    }
  });
});

test('reports a data folder that cannot be created', async () => {
  const file = join(makeFolder(), 'file');
  writeFileSync(file, '');
  await expect(start(join(file, 'data'))).rejects.toThrow(
    /data folder .*file\/data cannot be used .*Set DATA_DIR/,
  );
});

test('two folders run at the same time, one of them too deep for a socket inside it', async () => {
  const shallow = makeFolder();
  const outer = makeFolder();
  chmodSync(outer, 0o755);
  const deep = join(outer, 'd'.repeat(60), 'e'.repeat(60));
  const [one, two] = await Promise.all([start(shallow), start(deep)]);
  await query(one.connectionString, 'CREATE TABLE only_here (id int)');
  const [row] = await query(two.connectionString, "SELECT to_regclass('only_here') AS found");
  expect(row).toEqual({ found: null });
  expect(realpathSync(join(deep, 'database'))).toBe(join(deep, 'database'));
  const socketDir = new URL(two.connectionString).searchParams.get('host')!;
  expect(statSync(socketDir).mode & 0o777).toBe(0o700);
  await two.stop();
  expect(existsSync(socketDir)).toBe(false);
});

describe.runIf(process.getuid?.() === 0)('root, below a folder that only root may enter', () => {
  test('keeps the database elsewhere, tied to the data folder by a link', async () => {
    const shut = makeFolder();
    const systemDir = makeFolder();
    chmodSync(systemDir, 0o755);
    const dataDir = join(shut, 'clone', 'data');
    const messages: string[] = [];
    const first = await start(dataDir, { systemDir, messages });
    const place = realpathSync(join(dataDir, 'database'));
    expect(dirname(place)).toBe(systemDir);
    expect(messages).toContain(
      `Only root may enter ${dataDir}, so the database's own files are kept in ${place}.`,
    );
    await query(first.connectionString, 'CREATE TABLE kept (id int)');
    await first.stop();

    const second = await start(dataDir, { systemDir });
    expect(await query(second.connectionString, "SELECT to_regclass('kept')::text AS kept")).toEqual([
      { kept: 'kept' },
    ]);
    await second.stop();

    // A new clone in the same place begins again and leaves the old data alone.
    rmSync(dataDir, { recursive: true });
    await start(dataDir, { systemDir });
    expect(realpathSync(join(dataDir, 'database'))).not.toBe(place);
    expect(existsSync(join(place, 'PG_VERSION'))).toBe(true);
  });

  test('does not start empty when its link points to nothing', async () => {
    const dataDir = makeFolder();
    symlinkSync('/nonexistent/database', join(dataDir, 'database'));
    await expect(start(dataDir)).rejects.toThrow(/points to \/nonexistent\/database, which no longer exists/);
  });

  test('asks for another folder when the database user may not enter it', async () => {
    const shut = makeFolder();
    await expect(start(join(shut, 'data'), { systemDir: join(shut, 'system') })).rejects.toThrow(
      /who may not enter .*system\. Let others pass through it/,
    );
  });
});
