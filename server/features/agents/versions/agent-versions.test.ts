import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Agent, AgentVersion } from '#contract/agents/agents.schemas.ts';
import { type Client, createAgent, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let client: Client;
let path: string;
beforeAll(async () => {
  stage = await createTestServices({ DEFAULT_PLAN: 'enterprise' });
});
afterAll(() => stage.close());
beforeEach(async () => {
  client = await signUp(stage.app);
  path = `/api/v1/agents/${(await createAgent(client, { welcomeMessage: 'First' })).id}`;
});

const change = async (fields: object) => expectStatus<Agent>(await client.patch(path, fields), 200);
const list = async () =>
  (await expectStatus<{ data: AgentVersion[] }>(await client.get(`${path}/versions`), 200)).data;
const undo = (version: number) => client.post(`${path}/versions/${version}/undo`);

describe('the versions of an agent', () => {
  test('say what was changed from and to, by whom and when, newest first', async () => {
    await change({ welcomeMessage: 'Second', promptText: 'Be kind.' });
    await change({ welcomeMessage: 'Third' });
    const [third, second] = await list();
    expect(third).toMatchObject({
      version: 2,
      changes: [{ setting: 'welcomeMessage', before: 'Second', after: 'Third' }],
      changedBy: { userId: expect.any(String) },
      canUndo: true,
    });
    expect(second?.changes).toEqual(
      expect.arrayContaining([
        { setting: 'welcomeMessage', before: 'First', after: 'Second' },
        { setting: 'promptText', before: expect.any(String), after: 'Be kind.' },
      ]),
    );
  });

  test('say it in words where a setting is a switch or a list', async () => {
    await change({ isPhoneEnabled: true, suggestedQuestions: ['When?', 'Where?'] });
    const [newest] = await list();
    expect(newest?.changes).toEqual(
      expect.arrayContaining([
        { setting: 'isPhoneEnabled', before: 'off', after: 'on' },
        { setting: 'suggestedQuestions', before: '', after: 'When?, Where?' },
      ]),
    );
  });

  test('can be undone, with all later ones and the synonyms, as a new version that can be undone too', async () => {
    await change({ welcomeMessage: 'Second' });
    await expectStatus(await client.put(`${path}/synonyms`, { groups: [['bike', 'bicycle']] }), 200);
    await change({ welcomeMessage: 'Third', suggestedQuestions: ['When are you open?'] });
    const back = await expectStatus<Agent>(await undo(1), 200);
    expect(back).toMatchObject({ welcomeMessage: 'First', suggestedQuestions: [] });
    const { groups } = await expectStatus<{ groups: string[][] }>(await client.get(`${path}/synonyms`), 200);
    expect(groups).toEqual([]);
    const [newest] = await list();
    expect((await list()).length).toBe(5);
    expect(newest?.changes.map(({ setting }) => setting)).toEqual(['synonyms']);
    const again = await expectStatus<Agent>(await undo(4), 200);
    expect(again).toMatchObject({ welcomeMessage: 'Third' });
  });

  test('are not undone where that is refused, and then nothing is', async () => {
    await change({ username: 'first-name' });
    await change({ username: 'second-name', welcomeMessage: 'Second' });
    const other = await createAgent(client);
    await expectStatus(await client.patch(`/api/v1/agents/${other.id}`, { username: 'first-name' }), 200);
    await expectStatus(await undo(2), 400);
    const { welcomeMessage } = await expectStatus<Agent>(await client.get(path), 200);
    expect(welcomeMessage).toBe('Second');
  });

  test('are not undone where the model of then is gone, which is said in plain words', async () => {
    await change({ welcomeMessage: 'Second' });
    await stage.services.pool.query(
      `update agent_change set before = before || '{"selectedModel": "openai:gone"}'`,
    );
    const { error } = await expectStatus<{ error: { message: string } }>(await undo(1), 400);
    expect(error.message).toContain('a model then that can no longer be chosen');
    const { welcomeMessage } = await expectStatus<Agent>(await client.get(path), 200);
    expect(welcomeMessage).toBe('Second');
  });

  test('of before values were kept are listed, and cannot be undone', async () => {
    await change({ welcomeMessage: 'Second' });
    await stage.services.pool.query('update agent_change set before = null');
    await change({ welcomeMessage: 'Third' });
    expect((await list()).map(({ canUndo }) => canUndo)).toEqual([true, false]);
    await expectStatus(await undo(1), 422);
    await expectStatus(await undo(7), 404);
    expect(await expectStatus<Agent>(await undo(2), 200)).toMatchObject({ welcomeMessage: 'Second' });
  });

  test('are not there for other workspaces', async () => {
    await change({ welcomeMessage: 'Second' });
    const stranger = await signUp(stage.app);
    await expectStatus(await stranger.get(`${path}/versions`), 404);
    await expectStatus(await stranger.post(`${path}/versions/1/undo`), 404);
  });
});
