import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChatAnswer } from '#contract/conversations/conversations.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { trainSource } from '#server/features/sources/training/train-source.ts';
import { addText, type Client, createAgent, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let client: Client;
beforeAll(async () => {
  stage = await createTestServices({ DEFAULT_PLAN: 'enterprise' });
  client = await signUp(stage.app);
});
afterAll(() => stage.close());

async function train({ id }: Source): Promise<void> {
  const { rows } = await stage.services.pool.query('select run, workspace_id from source where id = $1', [
    id,
  ]);
  const [{ run, workspace_id: workspaceId }] = rows;
  await trainSource(stage.services, { sourceId: id, workspaceId, run }, new AbortController().signal);
}

it('a word that no source contains is suggested, and finds what it means once it is a synonym', async () => {
  const { id: agentId } = await createAgent(client);
  const path = `/api/v1/agents/${agentId}`;
  const ask = async (message: string) =>
    expectStatus<ChatAnswer>(await client.post(`${path}/chat`, { message }), 200);
  await train(
    await addText(client, agentId, {
      title: 'Workshop',
      text: 'A yearly roadworthiness inspection costs 45 pounds. Book it a week before.',
    }),
  );
  await train(
    await addText(client, agentId, { title: 'Shop', text: 'We sell helmets for children and adults.' }),
  );
  expect((await ask('What does an MOT cost?')).metadata.outcome).not.toBe('answered');
  const suggested = await client.get(`${path}/synonyms/suggestions`);
  expect(await expectStatus(suggested, 200)).toMatchObject({
    data: [{ word: 'mot', asked: 1, question: 'What does an MOT cost?' }],
  });
  const groups = [
    ['MOT', 'roadworthiness inspection'],
    ['lid', 'helmet', 'LID'],
  ];
  const { version } = await expectStatus<{ version: number }>(await client.get(`${path}/synonyms`), 200);
  const put = (given: string[][]) => client.put(`${path}/synonyms`, { groups: given, version });
  expect(await expectStatus(await put(groups), 200)).toEqual({
    groups: [groups[0], ['lid', 'helmet']],
    version: version + 1,
  });
  // Another editor, who has not seen these.
  expect(await expectStatus(await put([['tyre', 'tire']]), 409)).toMatchObject({
    error: { details: { synonyms: 'You, in another window, changed this in the meantime.' } },
  });
  const now = await ask('What does an MOT cost?');
  expect(now.metadata.outcome).toBe('answered');
  expect(now.parts[0]).toMatchObject({ text: expect.stringContaining('45 pounds') });
  expect((await ask('Do you sell lids?')).parts[0]).toMatchObject({
    text: expect.stringContaining('helmets'),
  });
});
