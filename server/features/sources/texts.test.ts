import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Source } from '#contract/sources/sources.schemas.ts';
import {
  addText,
  type Client,
  createAgent,
  expectStatus,
  signUp,
  waitUntilTrained,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { searchPassages } from './search/search-passages.ts';
import { source } from './sources.table.ts';

let test: TestServices;

beforeAll(async () => {
  test = await createTestServices({}, { isWorker: true });
});
afterAll(() => test.close());

async function newAgent(): Promise<{ client: Client; agentId: string }> {
  const client = await signUp(test.app);
  return { client, agentId: (await createAgent(client)).id };
}
const found = async (agentId: string, query: string) =>
  (await searchPassages(test.services, { agentId, query, limit: 3 })).map(
    ({ ranked }) => ranked.passage.text,
  );
const sourcesPath = (agentId: string) => `/api/v1/agents/${agentId}/sources`;

describe('a text', () => {
  it('answers once it is trained, with its place for a citation', async () => {
    const { client, agentId } = await newAgent();
    const added = await addText(client, agentId, {
      title: 'Delivery',
      text: 'Costs\n\nDelivery within the town costs 4 euros. It takes two days.',
    });
    expect(added).toMatchObject({ kind: 'text', title: 'Delivery', url: null });
    const trained = await waitUntilTrained(client, agentId, added.id);
    expect(trained).toMatchObject({
      status: 'ready',
      progress: { done: 1, failed: 0, total: 1 },
      characters: 63,
      error: null,
    });
    expect(trained.trainedAt).not.toBeNull();
    const [best] = await searchPassages(test.services, { agentId, query: 'How much is delivery?', limit: 1 });
    expect(best?.sourceId).toBe(added.id);
    expect(best?.ranked.passage).toMatchObject({ title: 'Delivery', headingPath: ['Costs'] });
    expect(best?.ranked.passage.id).toMatch(/^doc_\w+:1:0$/);
  });

  it('of a million characters is trained whole', async () => {
    const { client, agentId } = await newAgent();
    await test.services.pool.query(
      "update workspace set plan = 'pro' where id = (select workspace_id from agent where id = $1)",
      [agentId],
    );
    const item = (number: number) => `Item ${number}. The bicycle has a frame of steel and eleven gears.`;
    const text = Array.from({ length: 14_000 }, (_, number) => item(number)).join('\n\n');
    const added = await addText(client, agentId, { title: 'Catalogue', text });
    const trained = await waitUntilTrained(client, agentId, added.id);
    expect(trained).toMatchObject({ status: 'ready', characters: added.characters });
    for (const number of [0, 4321, 13_999]) {
      expect((await found(agentId, `item ${number}`))[0]).toContain(item(number));
    }
  });

  it('is refused with a sentence when it is longer than the plan allows', async () => {
    const { client, agentId } = await newAgent();
    const answer = await client.post(sourcesPath(agentId), {
      kind: 'text',
      title: 'Too long',
      text: 'word '.repeat(20_001),
    });
    const { error } = await expectStatus<{ error: { code: string; message: string } }>(answer, 402);
    expect(error).toEqual({
      code: 'plan-limit',
      message:
        'The limit of 100,000 characters of your plan is reached. Delete a source, or upgrade to add more.',
    });
  });

  it('takes the last characters of a plan once, of two that are added at once', async () => {
    const { client, agentId } = await newAgent();
    const add = () =>
      client.post(sourcesPath(agentId), { kind: 'text', title: 'Half', text: 'x'.repeat(60_000) });
    const statuses = (await Promise.all([add(), add(), add()])).map((response) => response.status);
    expect(statuses.sort()).toEqual([201, 402, 402]);
  });

  it('answers from the old words until the new ones are there, then only from those', async () => {
    const { client, agentId } = await newAgent();
    const { id } = await addText(client, agentId, { text: 'The repair of a wheel costs 30 euros.' });
    await waitUntilTrained(client, agentId, id);
    expect(await found(agentId, 'wheel repair')).toEqual(['The repair of a wheel costs 30 euros.']);
    await test.services.pool.query(
      `update source set config = jsonb_set(config, '{text}', '"The repair of a wheel costs 40 euros."') where id = $1`,
      [id],
    );
    const answer = await client.post(`${sourcesPath(agentId)}/${id}/retrain`);
    // Whether it is still waiting or done already is a matter of moments.
    await expectStatus(answer, 200);
    let seen = await found(agentId, 'wheel repair');
    while (seen[0]?.includes('30')) {
      expect(seen).toHaveLength(1);
      seen = await found(agentId, 'wheel repair');
    }
    expect(seen).toEqual(['The repair of a wheel costs 40 euros.']);
    await waitUntilTrained(client, agentId, id);
    const { rows } = await test.services.pool.query(
      'select distinct version from passage join document on document.id = document_id where source_id = $1',
      [id],
    );
    expect(rows).toEqual([{ version: 2 }]);
  });

  it('is changed by its owner, and answers with the new words alone once they are trained', async () => {
    const { client, agentId } = await newAgent();
    const { id } = await addText(client, agentId, { title: 'Prices', text: 'A new chain costs 30 euros.' });
    await waitUntilTrained(client, agentId, id);
    const path = `${sourcesPath(agentId)}/${id}`;
    const text = 'A new chain costs 45 euros.';
    const changed = await expectStatus<Source>(await client.patch(path, { title: 'New prices', text }), 200);
    expect(changed).toMatchObject({ id, title: 'New prices', characters: 27 });
    // Whatever the moment, there is one answer: the old or the new.
    expect(await found(agentId, 'new chain')).toHaveLength(1);
    expect(await waitUntilTrained(client, agentId, id)).toMatchObject({ status: 'ready', error: null });
    expect(await found(agentId, 'new chain')).toEqual([text]);
    expect(await expectStatus(await client.get(`${path}/content`), 200)).toEqual({
      kind: 'text',
      title: 'New prices',
      text,
    });
  });

  it('can be changed while it is trained: the newest words win', async () => {
    const { client, agentId } = await newAgent();
    const { id } = await addText(client, agentId, { text: 'Tyres cost 20 euros.' });
    for (const price of [21, 22, 23]) {
      await expectStatus(
        await client.patch(`${sourcesPath(agentId)}/${id}`, { text: `Tyres cost ${price} euros.` }),
        200,
      );
    }
    await waitUntilTrained(client, agentId, id);
    expect(await found(agentId, 'tyres cost')).toEqual(['Tyres cost 23 euros.']);
  });

  it('that is saved as it was is not trained again', async () => {
    const { client, agentId } = await newAgent();
    const { id } = await addText(client, agentId, { text: 'Lights cost 15 euros.' });
    const trained = await waitUntilTrained(client, agentId, id);
    const answer = await client.patch(`${sourcesPath(agentId)}/${id}`, { text: 'Lights cost 15 euros.' });
    expect(await expectStatus(answer, 200)).toEqual(trained);
  });

  it('cannot be changed into more than the plan allows, and stays as it was', async () => {
    const { client, agentId } = await newAgent();
    const { id } = await addText(client, agentId, { title: 'Bells', text: 'Bells cost 9 euros.' });
    await addText(client, agentId, { title: 'Half', text: 'x'.repeat(60_000) });
    await waitUntilTrained(client, agentId, id);
    const path = `${sourcesPath(agentId)}/${id}`;
    const refused = await client.patch(path, { text: 'y'.repeat(60_000) });
    expect(await expectStatus(refused, 402)).toMatchObject({ error: { code: 'plan-limit' } });
    expect(await expectStatus(await client.get(`${path}/content`), 200)).toMatchObject({
      text: 'Bells cost 9 euros.',
    });
    expect(await found(agentId, 'bells')).toEqual(['Bells cost 9 euros.']);
    // What it has already is its own: nearly all of the room that is left.
    await expectStatus(await client.patch(path, { text: 'y'.repeat(40_000) }), 200);
  });

  it('has no question to change, and no empty text', async () => {
    const { client, agentId } = await newAgent();
    const { id } = await addText(client, agentId);
    const path = `${sourcesPath(agentId)}/${id}`;
    expect(await expectStatus(await client.patch(path, { question: 'When?' }), 400)).toMatchObject({
      error: { message: 'A text source has only a title and a text.' },
    });
    expect(await expectStatus(await client.patch(path, { text: '  ' }), 400)).toMatchObject({
      error: { details: { text: 'Write or paste some text.' } },
    });
  });

  it('stops answering the moment it is deleted', async () => {
    const { client, agentId } = await newAgent();
    const { id } = await addText(client, agentId, { text: 'Helmets are free on Mondays.' });
    await waitUntilTrained(client, agentId, id);
    expect(await found(agentId, 'helmets')).toHaveLength(1);
    await expectStatus(await client.delete(`${sourcesPath(agentId)}/${id}`), 200);
    expect(await found(agentId, 'helmets')).toEqual([]);
    expect((await client.get(`${sourcesPath(agentId)}/${id}`)).status).toBe(404);
    const { rows } = await test.services.pool.query('select 1 from document where source_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('goes on answering untrained while the agent has more than a smaller plan allows', async () => {
    const { client, agentId } = await newAgent();
    const { id } = await addText(client, agentId, { text: 'The repair of a wheel costs 30 euros.' });
    await waitUntilTrained(client, agentId, id);
    const retrain = () => client.post(`${sourcesPath(agentId)}/${id}/retrain`, {});
    const count = (characters: number) =>
      test.services.db.update(source).set({ characters }).where(eq(source.id, id));
    await count(100_001);
    const { error } = await expectStatus<{ error: { message: string } }>(await retrain(), 402);
    expect(error.message).toBe(
      'This agent has more characters than your plan allows. Its sources are still used in answers. Delete some, or upgrade to train them again.',
    );
    expect((await found(agentId, 'repair of a wheel'))[0]).toContain('30 euros');
    await count(37);
    expect((await retrain()).status).toBe(200);
  });

  it('cannot be trained again while it is being trained', async () => {
    const { client, agentId } = await newAgent();
    const { id } = await addText(client, agentId);
    await waitUntilTrained(client, agentId, id); // or its own job could end between the next two lines
    await test.services.pool.query("update source set status = 'training' where id = $1", [id]);
    const answer = await client.post(`${sourcesPath(agentId)}/${id}/retrain`);
    expect(answer.status).toBe(409);
  });

  it('is neither seen nor touched from another workspace, nor under another agent', async () => {
    const { client, agentId } = await newAgent();
    const { id } = await addText(client, agentId);
    await waitUntilTrained(client, agentId, id);
    const stranger = await newAgent();
    for (const agent of [agentId, stranger.agentId]) {
      const path = `${sourcesPath(agent)}/${id}`;
      const answers = [
        await stranger.client.get(path),
        await stranger.client.get(`${path}/pages`),
        await stranger.client.post(`${path}/retrain`),
        await stranger.client.post(`${path}/cancel`),
        await stranger.client.delete(path),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
    }
    const added = await stranger.client.post(sourcesPath(agentId), { kind: 'text', title: 'a', text: 'b' });
    expect(added.status).toBe(404);
    expect(await found(agentId, 'when do you open')).toHaveLength(1);
  });
});

describe('a question with its answer', () => {
  it('is found by its question, its other wordings, and is approved', async () => {
    const { client, agentId } = await newAgent();
    const body = {
      kind: 'qa',
      question: 'Do you repair tandems?',
      answer: 'Yes, on Thursdays.',
      alternatives: ['Can I bring a bicycle for two?'],
    };
    const added = await expectStatus<Source>(await client.post(sourcesPath(agentId), body), 201);
    await waitUntilTrained(client, agentId, added.id);
    for (const query of ['do you repair tandems', 'bicycle for two']) {
      const [best] = await searchPassages(test.services, { agentId, query, limit: 1 });
      expect(best?.ranked.passage).toMatchObject({ text: 'Yes, on Thursdays.', isApproved: true });
    }
  });
});

describe('a question that is changed', () => {
  it('is found by its new wordings alone', async () => {
    const { client, agentId } = await newAgent();
    const body = {
      kind: 'qa',
      question: 'Do you lend pumps?',
      answer: 'Yes.',
      alternatives: ['Air for tyres?'],
    };
    const { id } = await expectStatus<Source>(await client.post(sourcesPath(agentId), body), 201);
    const changes = { answer: 'Yes, at the door.', alternatives: [] };
    await expectStatus(await client.patch(`${sourcesPath(agentId)}/${id}`, changes), 200);
    await waitUntilTrained(client, agentId, id);
    expect(await found(agentId, 'do you lend pumps')).toEqual(['Yes, at the door.']);
    expect(await found(agentId, 'air for tyres')).toEqual([]);
    expect(await expectStatus(await client.get(`${sourcesPath(agentId)}/${id}/content`), 200)).toEqual({
      ...body,
      ...changes,
    });
  });
});

describe('a website', () => {
  it('is not changed by words, and says why', async () => {
    const { client, agentId } = await newAgent();
    const site = { kind: 'website', url: 'https://wheels.example', mode: 'page' };
    const { id } = await expectStatus<Source>(await client.post(sourcesPath(agentId), site), 201);
    const refused = await client.patch(`${sourcesPath(agentId)}/${id}`, { title: 'Other' });
    expect(await expectStatus(refused, 422)).toMatchObject({
      error: { code: 'cannot-process', message: expect.stringContaining('website cannot be edited') },
    });
    expect(await expectStatus(await client.get(`${sourcesPath(agentId)}/${id}/content`), 200)).toMatchObject({
      kind: 'website',
      mode: 'page',
      include: [],
      exclude: [],
    });
  });
});
