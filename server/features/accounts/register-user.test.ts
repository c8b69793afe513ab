import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { createClient, expectStatus, newEmail, signUp, testPassword } from '#tests/factories.ts';
import { createTestWorld, type TestWorld } from '#tests/test-world.ts';
import { account, session, user } from './accounts.table.ts';

let test_: TestWorld;
beforeAll(async () => {
  test_ = await createTestWorld();
});
afterAll(() => test_.close());

describe('POST /api/register', () => {
  test('makes user, workspace and membership, and signs in', async () => {
    const { world, app } = test_;
    const client = createClient(app);
    const response = await client.post('/api/register', {
      email: '  Ana@Example.COM ',
      password: testPassword,
      firstname: ' Ana ',
      lastname: '',
      company: ' Acme ',
    });
    const body = await expectStatus<{ user: { id: string } }>(response, 200);
    expect(body).toEqual({
      success: true,
      message: 'Registration successful',
      user: {
        id: expect.any(String),
        email: 'ana@example.com',
        firstname: 'Ana',
        lastname: '',
        company: 'Acme',
      },
    });
    expect(await expectStatus(await client.get('/api/profile'), 200)).toEqual({
      success: true,
      user: body.user,
    });
    const memberships = await world.db
      .select({ name: workspace.name, plan: workspace.plan, role: workspaceMember.role })
      .from(workspaceMember)
      .innerJoin(workspace, eq(workspace.id, workspaceMember.workspaceId))
      .where(eq(workspaceMember.userId, body.user.id));
    expect(memberships).toEqual([{ name: 'Acme', plan: 'free', role: 'owner' }]);
  });
});
