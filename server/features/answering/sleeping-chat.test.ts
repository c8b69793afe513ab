import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import {
  type Client,
  createAgent,
  createClient,
  expectStatus,
  openChat,
  signUp,
  testPassword,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let owner: Client & { user: { email: string } };
let agent: Agent;

const daySeconds = 86_400;

beforeAll(async () => {
  stage = await createTestServices();
  owner = await signUp(stage.app);
  agent = await createAgent(owner);
});
afterAll(() => stage.close());

const isPaused = async () =>
  (
    await expectStatus<WidgetSession>(
      await createClient(stage.app).get(`/api/widget/${agent.id}/session`),
      200,
    )
  ).agent.isPaused;

it('sleeps after a week without a message or a visit, and wakes when a member comes', async () => {
  const visitor = await openChat(stage.app, agent.id);
  stage.clock.advanceSeconds(6 * daySeconds);
  await visitor.ask('Are you open?');
  stage.clock.advanceSeconds(6 * daySeconds);
  expect(await isPaused()).toBe(false);
  stage.clock.advanceSeconds(2 * daySeconds);
  expect(await isPaused()).toBe(true);
  const { options } = await openChat(stage.app, agent.id);
  const ask = () =>
    createClient(stage.app).post(`/api/widget/${agent.id}/messages`, { message: 'Are you open?' }, options);
  expect((await expectStatus<{ error: { code: string } }>(await ask(), 422)).error.code).toBe('agent-paused');
  const { rows } = await stage.services.pool.query('select sum(used)::int as used from usage');
  expect(rows[0]).toEqual({ used: 1 });

  const again = createClient(stage.app);
  await expectStatus(
    await again.post('/api/login', { email: owner.user.email, password: testPassword, remember: true }),
    200,
  );
  expect(await isPaused()).toBe(true);
  await expectStatus(await again.get('/api/v1/agents'), 200);
  expect(await isPaused()).toBe(false);
  expect((await ask()).status).toBe(200);
});
