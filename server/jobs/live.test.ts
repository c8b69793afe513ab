import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addText, type Client, createAgent, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let test: TestServices;
let client: Client;

beforeAll(async () => {
  test = await createTestServices({}, { isWorker: true });
  client = await signUp(test.app);
});
afterAll(() => test.close());

/** What a follower has read so far; `stop` goes away. */
async function follow(follower: Client) {
  const response = await follower.get('/api/v1/live');
  const reader = response.body?.getReader();
  const heard: { name: string; payload: Record<string, string> }[] = [];
  const decoder = new TextDecoder();
  let text = '';
  const reading = (async () => {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      text += decoder.decode(part.value, { stream: true });
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const block of whole) if (block.startsWith('data: ')) heard.push(JSON.parse(block.slice(6)));
    }
  })();
  return {
    response,
    heard,
    async stop() {
      await reader?.cancel();
      await reading;
    },
  };
}

describe('following live', () => {
  it('sends names and ids of events to members of the workspace only', async () => {
    const agent = await createAgent(client);
    const stranger = await signUp(test.app);
    const mine = await follow(client);
    const theirs = await follow(stranger);
    expect(mine.response.headers.get('content-type')).toContain('text/event-stream');
    expect(mine.response.headers.get('cache-control')).toContain('no-transform');
    const source = await addText(client, agent.id);
    const isTold = () =>
      mine.heard.some(({ name, payload }) => name === 'source.changed' && payload.sourceId === source.id);
    await expect.poll(isTold, { timeout: 10_000 }).toBe(true);
    expect(JSON.stringify(mine.heard)).not.toContain('Opening hours');
    expect(theirs.heard).toEqual([]);
    await mine.stop();
    await theirs.stop();
  });

  it('is for members only', async () => {
    expect((await test.app.request('/api/v1/live')).status).toBe(401);
  });

  it('limits connections per member, and frees a place when one closes', async () => {
    const followers = [];
    for (let number = 0; number < 8; number++) followers.push(await follow(client));
    expect(followers.map(({ response }) => response.status)).toEqual(Array(8).fill(200));
    expect((await client.get('/api/v1/live')).status).toBe(429);
    await followers[0]?.stop();
    const next = await follow(client);
    expect(next.response.status).toBe(200);
    for (const follower of [...followers.slice(1), next]) await follower.stop();
  });
});
