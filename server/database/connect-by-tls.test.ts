import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '#tests/find-free-port.ts';
import { connectDatabase } from './connect-database.ts';
import { removeDataFolder } from './embedded/data-folder/remove-data-folder.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded/start-embedded-server.ts';
import { migrateDatabase } from './migrate-database.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'parley-certificates-'));
const dataDir = mkdtempSync(join(tmpdir(), 'parley-tls-'));
const file = (name: string) => join(folder, name);
let server: EmbeddedServer | undefined;
let address = '';

/** An authority, and a certificate of it for `localhost` alone. */
function makeCertificates(): void {
  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  for (const name of ['authority', 'stranger'])
    openssl('req', '-x509', ...key, '-keyout', `${name}.key`, '-out', `${name}.pem`, '-subj', `/CN=${name}`);
  openssl(
    'req',
    ...key.slice(0, -2),
    '-keyout',
    'server.key',
    '-out',
    'server.csr',
    '-subj',
    '/CN=localhost',
  );
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost');
  const by = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'server.csr', '-out', 'server.pem', '-days', '2', ...by);
}

beforeAll(async () => {
  if (!hasOpenssl) return;
  makeCertificates();
  const start = (settings: Record<string, string>) =>
    startEmbeddedServer({ dataDir, log: () => undefined, settings: { fsync: 'off', ...settings } });
  await (await start({})).stop();
  const cluster = realpathSync(join(dataDir, 'database'));
  appendFileSync(join(cluster, 'pg_hba.conf'), 'hostssl all parley 127.0.0.1/32 scram-sha-256\n');
  const { uid, gid } = statSync(cluster);
  for (const name of ['server.key', 'server.pem']) {
    const copy = join(cluster, name);
    copyFileSync(file(name), copy);
    chmodSync(copy, 0o600);
    chownSync(copy, uid, gid);
  }
  const port = await findFreePort();
  server = await start({
    listen_addresses: '127.0.0.1',
    port: String(port),
    ssl: 'on',
    ssl_cert_file: 'server.pem',
    ssl_key_file: 'server.key',
  });
  const { user, password } = new pg.Client({ connectionString: server.connectionString });
  address = `postgresql://${user}:${password}@localhost:${port}/parley`;
});
afterAll(async () => {
  await server?.stop();
  removeDataFolder(dataDir);
  rmSync(folder, { recursive: true });
});

const verified = (authority: string) => `${address}?sslmode=verify-full&sslrootcert=${file(authority)}`;

describe.skipIf(!hasOpenssl)('a database that is reached by TLS', () => {
  test('is used where its certificate is of the authority in the address', async () => {
    expect(await migrateDatabase(verified('authority.pem'))).toBeGreaterThan(80);
    const { pool, close } = connectDatabase({
      connectionString: verified('authority.pem'),
      onError: () => undefined,
    });
    const { rows } = await pool.query('select ssl, version from pg_stat_ssl where pid = pg_backend_pid()');
    expect(rows).toEqual([{ ssl: true, version: expect.stringMatching(/^TLSv1\.[23]$/) }]);
    await close();
  });

  test.each([
    ['of another authority', () => verified('stranger.pem'), 'its certificate is not trusted'],
    [
      'of an authority that nobody named',
      () => `${address}?sslmode=verify-full`,
      'its certificate is not trusted',
    ],
    [
      'for another name',
      () => verified('authority.pem').replace('localhost', '127.0.0.1'),
      'its certificate is not trusted',
    ],
    [
      'of an authority whose file is not there',
      () => verified('nowhere.pem'),
      `The file ${file('nowhere.pem')}, which DATABASE_URL names, cannot be read.`,
    ],
  ])('is refused with a sentence where its certificate is %s', async (_, url, sentence) => {
    await expect(migrateDatabase(url())).rejects.toThrow(sentence);
  });

  test('is refused without TLS where the server wants it', async () => {
    await expect(migrateDatabase(address)).rejects.toThrow('it refused user');
  });
});
