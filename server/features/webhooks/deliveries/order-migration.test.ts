import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { migrationsBefore } from '#tests/migrations-before.ts';
import { createEmptyDatabases } from '#tests/test-database.ts';

const databases = createEmptyDatabases();
const before = migrationsBefore('webhook-order');
afterAll(async () => {
  before.remove();
  await databases.drop();
});

test('deliveries of existing installs get their key, and their places in the order of their ids', async () => {
  const url = await databases.create();
  await migrateDatabase(url, before.folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into workspace (id, name, plan) values ('wsp_1', 'Lamps', 'pro');
    insert into webhook (id, workspace_id, name, url, events, payload, secret, created_at)
      values ('whk_1', 'wsp_1', '', 'https://example.com', '{lead.created}', 'thin', '', now());
    insert into webhook_delivery (id, workspace_id, webhook_id, event, data, occurred_at, status, gives_up_at)
      select id, 'wsp_1', 'whk_1', 'lead.created', data::jsonb, now(), 'waiting', now() from (values
        ('dlv_3', '{"leadId": "lead_1", "conversationId": "cnv_1"}'),
        ('dlv_1', '{"leadId": "lead_1", "conversationId": null}'),
        ('dlv_2', '{"webhookId": "whk_1"}')) as made (id, data);`);
  await migrateDatabase(url);
  const { rows } = await client.query('select id, order_key from webhook_delivery order by position');
  expect(rows).toEqual([
    { id: 'dlv_1', order_key: 'lead_1' },
    { id: 'dlv_2', order_key: null },
    { id: 'dlv_3', order_key: 'cnv_1' },
  ]);
  await client.query(`insert into webhook_delivery (id, workspace_id, webhook_id, event, data, occurred_at, status, gives_up_at)
    values ('dlv_0', 'wsp_1', 'whk_1', 'lead.created', '{}', now(), 'waiting', now())`);
  const newest = await client.query('select id from webhook_delivery order by position desc limit 1');
  await client.end();
  expect(newest.rows).toEqual([{ id: 'dlv_0' }]);
});
