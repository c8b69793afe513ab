import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOwner } from '#tests/endpoint-cases/create-owner.ts';
import type { Owner } from '#tests/endpoint-cases/endpoint-case.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { parse, readZip } from './fixtures/read-zip.ts';

let stage: TestServices;
let owner: Owner;
beforeAll(async () => {
  stage = await createTestServices(
    { DEFAULT_PLAN: 'enterprise', WEBHOOK_ALLOW_HOSTS: 'localhost:1' },
    { isWorker: true },
  );
  [owner] = await Promise.all([
    createOwner(stage, 'numbat', 'http://localhost:1'),
    createOwner(stage, 'wombat', 'http://localhost:1'),
  ]);
});
afterAll(() => stage.close());

/** Where each kind of row of a workspace is, and the column by which it is found there. */
const exported: Record<string, { file: string; by: string }> = {
  action: { file: 'actions', by: 'id' },
  agent: { file: 'agents', by: 'id' },
  agent_change: { file: 'agents', by: 'changed_at' },
  agent_test: { file: 'agent-tests', by: 'id' },
  api_key: { file: 'workspaces', by: 'id' },
  attachment: { file: 'conversations', by: 'id' },
  audit_entry: { file: 'audit-log', by: 'id' },
  billing_account: { file: 'billing', by: 'workspace_id' },
  booking: { file: 'bookings', by: 'id' },
  cal_com_connection: { file: 'connections', by: 'account_name' },
  conversation: { file: 'conversations', by: 'id' },
  conversation_tag: { file: 'conversations', by: 'conversation_id' },
  document: { file: 'documents', by: 'id' },
  erasure: { file: 'erasures', by: 'id' },
  identity_secret: { file: 'agents', by: 'id' },
  inbox_settings: { file: 'workspaces', by: 'reply_address' },
  installation: { file: 'agents', by: 'host' },
  invoice: { file: 'billing', by: 'number' },
  known_visitor: { file: 'identities', by: 'id' },
  lead: { file: 'leads', by: 'id' },
  message: { file: 'conversations', by: 'id' },
  model_budget: { file: 'connections', by: 'amount' },
  model_key: { file: 'connections', by: 'id' },
  note: { file: 'conversations', by: 'text' },
  notion_connection: { file: 'connections', by: 'workspace_name' },
  privacy_settings: { file: 'workspaces', by: 'lead_days' },
  question: { file: 'conversations', by: 'id' },
  referral: { file: 'workspaces', by: 'created_at' },
  saved_reply: { file: 'saved-replies', by: 'id' },
  saved_view: { file: 'saved-views', by: 'id' },
  slack_channel: { file: 'agents', by: 'name' },
  slack_connection: { file: 'connections', by: 'team_name' },
  source: { file: 'sources', by: 'id' },
  tag: { file: 'tags', by: 'id' },
  tool_server: { file: 'tool-servers', by: 'id' },
  visit: { file: 'conversations', by: "pages -> 0 ->> 'title'" },
  webhook: { file: 'webhooks', by: 'id' },
  workspace_invitation: { file: 'workspaces', by: 'email' },
  workspace_member: { file: 'workspaces', by: 'created_at' },
};

/** What is in no file, and why. */
const leftOut: Record<string, string> = {
  agent_budget: 'counts messages that are exported',
  agent_test_run: 'results, which a run of the exported tests gives again',
  client_workspace: 'in account.json, for the partner',
  conversation_count: 'counts what is exported',
  counted_day: 'says which days are counted',
  crawl: 'a log of reading websites; what was read is in documents.json',
  idempotent_answer: 'answers that are kept for a day, in case a program asks again',
  member_presence: 'who is there just now',
  outbox: 'events that wait for a moment',
  page_change: 'a log of reading websites; what was read is in documents.json',
  question_count: 'counts what is exported',
  question_tally: 'counts what is exported',
  question_words: 'an index of what is exported',
  reply_address: 'hashes of addresses for replies by email',
  slack_post: 'which message in Slack is about what is exported',
  slack_thread: 'which thread in Slack is a conversation that is exported',
  trial: 'has no owner yet',
  usage: 'counts what is exported',
  webhook_delivery: 'a log of 30 days with ids of what is exported',
  weekly_email: 'which weekly emails were sent',
  written_questions: 'made from documents.json by a model, to find them',
};

/** What `createOwner` does not make, in words that are nowhere else. */
async function addWhatIsMissing(workspaceId: string, { agentId, tagId, conversationId }: Owner['ids']) {
  const { pool } = stage.services;
  const add = (text: string, values: unknown[]) => pool.query(text, values);
  await add(
    `insert into cal_com_connection (workspace_id, api_key, key_end, account_name) values ($1, 'x.y', 'abcd', 'numbat calendar')`,
    [workspaceId],
  );
  await add(
    `insert into notion_connection (workspace_id, method, access_token, token_end, workspace_name)
     values ($1, 'token', 'x.y', 'abcd', 'numbat notion')`,
    [workspaceId],
  );
  await add(
    `insert into slack_connection (workspace_id, team_id, team_name, bot_user_id, token)
     values ($1, 'T1', 'numbat team', 'U1', 'x.y')`,
    [workspaceId],
  );
  await add(
    `insert into slack_channel (agent_id, workspace_id, channel_id, name, sends_leads, sends_requests)
     values ($2, $1, 'C1', 'numbat-channel', true, true)`,
    [workspaceId, agentId],
  );
  await add(
    `insert into erasure (id, workspace_id, at, cause, conversations, leads) values ('ers_numbat', $1, now(), 'age', 1, 0)`,
    [workspaceId],
  );
  await add(
    `insert into installation (agent_id, workspace_id, host, page, is_allowed, first_seen_at, last_seen_at)
     values ($2, $1, 'numbat.example', 'https://numbat.example/', true, now(), now())`,
    [workspaceId, agentId],
  );
  await add(
    `insert into known_visitor (id, workspace_id, agent_id, user_id, attributes, first_seen_at, last_seen_at)
     values ('vis_numbat', $1, $2, 'u1', '{}', now(), now())`,
    [workspaceId, agentId],
  );
  await add(
    `insert into visit (conversation_id, workspace_id, pages)
     values ($2, $1, '[{"url": "https://numbat.example/", "title": "numbat page", "openedAt": "2026-03-02T12:00:00Z"}]')`,
    [workspaceId, conversationId],
  );
  await add(
    `insert into agent_change (agent_id, version, workspace_id, fields, changed_at) values ($2, 1, $1, '{name}', now())`,
    [workspaceId, agentId],
  );
  await add(
    `insert into referral (id, workspace_id, partner_id, company) select 'ref_numbat', $1, user_id, 'N' from partner limit 1`,
    [workspaceId],
  );
  await add(`insert into model_budget (workspace_id, unit, amount) values ($1, 'dollars', 7319)`, [
    workspaceId,
  ]);
  await add(
    `insert into privacy_settings (workspace_id, lead_days, masks_card_numbers) values ($1, 7307, false)
     on conflict (workspace_id) do update set lead_days = 7307`,
    [workspaceId],
  );
  await add(
    `insert into inbox_settings (workspace_id, reply_address) values ($1, 'numbat@reply.example')
     on conflict (workspace_id) do update set reply_address = 'numbat@reply.example'`,
    [workspaceId],
  );
  await add(
    `insert into conversation_tag (conversation_id, tag_id, workspace_id) values ($2, $3, $1) on conflict do nothing`,
    [workspaceId, conversationId, tagId],
  );
}

/** More invoices than a page shows, of a workspace or of a user. */
async function addInvoices(of: 'workspace_id' | 'user_id', id: string) {
  await stage.services.pool.query(
    `insert into invoice (id, ${of}, kind, sequence, number, provider, provider_id, state, issued_at, is_disputed, lines,
       tax_name, tax_cents, total_cents, seller, buyer)
     select 'inv_' || $2 || n, $1, kind, 10000 * length($2) + n, 'N-' || $2 || n, provider, 'numbat' || $2 || n, state,
       issued_at - n * interval '1 day', false, lines, tax_name, tax_cents, total_cents, seller, buyer
     from (select * from invoice limit 1) as known, generate_series(1, 130) as n`,
    [id, of],
  );
}

describe('what the export has of a workspace', () => {
  test('is each table that has workspaces, or says why not', async () => {
    const { rows } = await stage.services.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where column_name = 'workspace_id' and table_schema = 'public'`,
    );
    const known = [...Object.keys(exported), ...Object.keys(leftOut)];
    expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
  });

  test('is every row of these tables', async () => {
    await addWhatIsMissing(owner.workspaceId, owner.ids);
    await addInvoices('workspace_id', owner.workspaceId);
    const files = await readZip(await owner.client.get('/api/account/export'));
    const missing: string[] = [];
    for (const [table, { file, by }] of Object.entries(exported)) {
      const { rows } = await stage.services.pool.query<{ value: unknown }>(
        `select distinct ${by} as value from ${table}
         where workspace_id in (select workspace_id from workspace_member where user_id = $1 and role = 'owner')`,
        [owner.client.user.id],
      );
      if (rows.length === 0) missing.push(`${table} has no row to look for`);
      for (const { value } of rows) {
        const text = JSON.stringify(value instanceof Date ? value.toISOString() : value);
        if (!files[`${file}.json`]?.includes(text)) missing.push(`${table} ${text}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('is every invoice for ChatGenie, too', async () => {
    await addInvoices('user_id', owner.client.user.id);
    const files = await readZip(await owner.client.get('/api/account/export'));
    const { chatgenie } = parse<{ chatgenie: { billingHistory: object[] } }>(files, 'account.json');
    expect(chatgenie.billingHistory).toHaveLength(131);
  });

  test('is never what opens something: an encrypted secret, or one in plain text', async () => {
    const all = Object.values(await readZip(await owner.client.get('/api/account/export'))).join('\n');
    expect(all).toContain(owner.ids.actionId);
    expect(/"[\w-]+\.[\w-]{16}\.[\w-]{22}\.[\w-]+"/.exec(all)?.[0]).toBeUndefined();
    const shown: string[] = [];
    for (const { table, name } of await secretColumns()) {
      const { rows } = await stage.services.pool.query<{ value: string | null }>(
        `select distinct ${name} as value from ${table} where length(${name}) > 8`,
      );
      if (rows.some(({ value }) => value !== null && all.includes(value))) shown.push(`${table}.${name}`);
    }
    expect(shown).toEqual([]);
  });
});

/** Columns whose names say that they open something; keys of people in chats are only compared. */
async function secretColumns(): Promise<{ table: string; name: string }[]> {
  const { rows } = await stage.services.pool.query<{ table: string; name: string }>(
    `select table_name as table, column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'text'
       and column_name ~ '(^|_)(secret|token|hash|key|password|values)$' and column_name !~ '^(content|body|text)_hash$'
       and table_name not like 'archive_%'`,
  );
  expect(rows.length).toBeGreaterThan(10);
  return rows;
}
