import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListedContradiction } from '#contract/contradictions/contradictions.schemas.ts';
import type { AnswerExplanation, ChatAnswer } from '#contract/conversations/conversations.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { trainSource } from '#server/features/sources/training/train-source.ts';
import { addText, createAgent, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices({ DEFAULT_PLAN: 'enterprise' });
});
afterAll(() => stage.close());

async function train({ id }: Source): Promise<void> {
  const { rows } = await stage.services.pool.query('select run, workspace_id from source where id = $1', [
    id,
  ]);
  const [{ run, workspace_id: workspaceId }] = rows;
  await trainSource(stage.services, { sourceId: id, workspaceId, run }, new AbortController().signal);
}

it('contradictions are listed until they are dismissed, and passages say when they were checked', async () => {
  const client = await signUp(stage.app);
  const { id: agentId } = await createAgent(client);
  const path = `/api/v1/agents/${agentId}`;
  await train(
    await addText(client, agentId, { title: 'Delivery', text: 'Delivery to Norway takes 3 days.' }),
  );
  await train(
    await addText(client, agentId, { title: 'Questions', text: 'Delivery to Norway takes 5 days.' }),
  );
  const list = async () =>
    expectStatus<{ data: ListedContradiction[]; isComplete: boolean }>(
      await client.get(`${path}/contradictions`),
      200,
    );
  const found = await list();
  expect(found.isComplete).toBe(true);
  expect(found.data).toHaveLength(1);
  expect(found.data[0]?.sides.map(({ title }) => title).sort()).toEqual(['Delivery', 'Questions']);
  expect(found.data[0]?.sides[0].checkedAt).not.toBeNull();

  const asked = await client.post(`${path}/chat`, { message: 'How long does delivery to Norway take?' });
  const { id } = await expectStatus<ChatAnswer>(asked, 200);
  const explained = await client.get(`/api/v1/messages/${id}/explanation`);
  const { passages } = await expectStatus<AnswerExplanation>(explained, 200);
  expect(Date.parse(passages[0]?.checkedAt ?? '')).toBeGreaterThan(0);

  const contradictionId = found.data[0]?.id;
  await expectStatus(await client.post(`${path}/contradictions/dismiss`, { contradictionId }), 200);
  expect((await list()).data).toEqual([]);
});
