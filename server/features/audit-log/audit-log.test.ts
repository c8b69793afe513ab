import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit/audit.schemas.ts';
import { auditEntry } from '#server/audit/audit.table.ts';
import { addApiKey, createClient, expectStatus, testPassword } from '#tests/factories.ts';
import { type OperatorStage, openOperatorStage } from '#tests/operator-stage.ts';

let stage: OperatorStage;
beforeAll(async () => {
  stage = await openOperatorStage();
});
afterAll(() => stage.close());

const lastEntry = async () =>
  (await expectStatus<{ data: AuditEntry[] }>(await stage.customer.get('/api/v1/audit-log?limit=1'), 200))
    .data[0];

describe('the audit log', () => {
  test('has who, what, on what, from where and when', async () => {
    const made = await addApiKey(stage.customer);
    expect(await lastEntry()).toMatchObject({
      action: 'api-key.created',
      group: 'keys',
      actor: { kind: 'user', email: stage.customer.user.email },
      sentence: expect.stringMatching(/^created the API key “.+” \(admin\)$/),
      address: expect.stringMatching(/^[\d.:a-f]+$/),
    });
    const withKey = { headers: { authorization: `Bearer ${made.key}` }, csrfToken: null };
    await createClient(stage.app).send('POST', '/api/v1/agents', { name: 'By a program' }, withKey);
    await expectStatus(await stage.customer.delete(`/api/v1/api-keys/${made.id}`), 200);
    const word = { currentPassword: testPassword, password: testPassword };
    await expectStatus(await stage.customer.post('/api/account/password', word), 200);
    const { data } = await expectStatus<{ data: AuditEntry[] }>(
      await stage.customer.get('/api/v1/audit-log?group=sign-in'),
      200,
    );
    // What belongs to the person is in no workspace.
    expect(data[0]).toMatchObject({ action: 'password.changed', workspace: null });
    for (const entry of data) expect(entry.workspace).toBeNull();
  });

  test('shows an owner the own workspace alone, and the operator all', async () => {
    await stage.change(`/workspaces/${stage.customerId}/suspend`, { reason: 'Spam was sent' });
    const { data } = await expectStatus<{ data: AuditEntry[] }>(
      await stage.operator.get('/api/v1/audit-log'),
      200,
    );
    expect(data.filter(({ workspace }) => workspace?.id === stage.customerId)).toEqual([]);
    const all = await stage.read<{ data: AuditEntry[] }>(`/audit-log?q=${stage.customer.user.email}`);
    expect(all.data.some(({ workspace }) => workspace?.id === stage.customerId)).toBe(true);
    const csv = await (await stage.operator.get('/api/operator/audit-log/export?group=operator')).text();
    expect(csv).toContain('suspended “Lantern Bakery”: Spam was sent');
  });

  test.each([
    ['changed', `update audit_entry set action = 'agent.deleted'`],
    ['emptied', `update audit_entry set address = null`],
    ['deleted', `delete from audit_entry`],
    ['truncated', `truncate audit_entry`],
    [
      'rewritten while erasing',
      `select set_config('parley.erases_audit', 'on', true); update audit_entry set subject_name = 'x'`,
    ],
  ])('is not %s', async (_how, statement) => {
    await expect(stage.services.pool.query(statement)).rejects.toThrow('append-only');
  });

  test('forgets a person who is deleted, and keeps what was done', async () => {
    const count = () => stage.services.db.$count(auditEntry);
    const { email, id } = stage.customer.user;
    const before = await count();
    expect((await stage.customer.delete('/api/account', { email, password: testPassword })).status).toBe(200);
    expect(await count()).toBe(before + 1);
    const { rows } = await stage.services.pool.query(
      `select 1 from audit_entry as entry where entry::text ilike any($1)`,
      [[`%${email}%`, `%${id}%`, `%${stage.customerId}%`]],
    );
    expect(rows).toEqual([]);
  });
});
