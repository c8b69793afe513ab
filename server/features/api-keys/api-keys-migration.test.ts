import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { migrationsBefore } from '#tests/migrations-before.ts';
import { createEmptyDatabases } from '#tests/test-database.ts';

const databases = createEmptyDatabases();
const before = migrationsBefore('api-key-owners');
afterAll(async () => {
  before.remove();
  await databases.drop();
});

test('keys of existing installs go to the first owner and keep all rights', async () => {
  const url = await databases.create();
  await migrateDatabase(url, before.folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into "user" (id, name, email) values ('usr_1', 'Ana', 'ana@example.com'), ('usr_2', 'Ben', 'ben@example.com');
    insert into workspace (id, name, plan) values ('wsp_1', 'Lamps', 'pro'), ('wsp_2', 'Nobody', 'pro');
    insert into workspace_member (workspace_id, user_id, role, created_at) values
      ('wsp_1', 'usr_2', 'admin', '2026-01-01'), ('wsp_1', 'usr_1', 'owner', '2026-01-02');
    insert into api_key (id, workspace_id, name, prefix, hash) values
      ('key_1', 'wsp_1', 'Shop', 'pk_abcdef', 'hash 1'), ('key_2', 'wsp_2', 'Lost', 'pk_ghijkl', 'hash 2');`);
  await migrateDatabase(url);
  const { rows } = await client.query('select id, created_by, scopes from api_key');
  await client.end();
  expect(rows).toEqual([{ id: 'key_1', created_by: 'usr_1', scopes: ['admin'] }]);
});
