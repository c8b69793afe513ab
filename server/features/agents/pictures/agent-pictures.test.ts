import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { createAgent, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices({ DEFAULT_PLAN: 'enterprise' }, { isWorker: true });
});
afterAll(() => test.close());

describe('pictures of an agent', () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mP4z8AARAwQCgAf7gP9Y167WwAAAABJRU5ErkJggg==',
    'base64',
  );
  const formOf = (bytes: Uint8Array<ArrayBuffer>, field = 'file') => {
    const form = new FormData();
    form.append(field, new Blob([bytes]), 'a.png');
    return form;
  };

  it('are shown at an address of their own, which ends with the picture and with the agent', async () => {
    const owner = await signUp(test.app);
    const agent = await createAgent(owner, { username: 'pictured', isPublic: true });
    const path = `/api/v1/agents/${agent.id}`;
    const changed = await owner.put(`${path}/avatar?left=0&top=0&side=2`, formOf(picture));
    const { avatarUrl } = await expectStatus<Agent>(changed, 200);
    expect(avatarUrl).toMatch(/^\/pictures\/pic_[a-z0-9]+-[0-9a-f]{16}\.jpg$/);
    const shown = await test.app.request(avatarUrl ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(shown.headers.get('cache-control')).toContain('immutable');
    expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(100);

    const { coverUrl } = await expectStatus<Agent>(await owner.put(`${path}/cover`, formOf(picture)), 200);
    expect(await (await test.app.request('/a/pictured')).text()).toContain(`<img src="${coverUrl}"`);
    const session = await test.app.request(`/api/widget/${agent.id}/session`);
    expect((await expectStatus<WidgetSession>(session, 200)).agent.avatarUrl).toBe(avatarUrl);

    const copied = await owner.post(`${path}/duplicate`, {});
    const copy = await expectStatus<Agent>(copied, 201);
    for (const url of [copy.avatarUrl, copy.coverUrl]) {
      expect([avatarUrl, coverUrl]).not.toContain(url);
      expect((await test.app.request(url ?? '')).status).toBe(200);
    }
    const { coverUrl: none } = await expectStatus<Agent>(await owner.delete(`${path}/cover`), 200);
    expect(none).toBeNull();
    await expectStatus(await owner.delete(path), 200);
    for (const url of [avatarUrl, coverUrl]) {
      await expect.poll(async () => (await test.app.request(url ?? '')).status).toBe(404);
    }
    expect((await test.app.request(copy.avatarUrl ?? '')).status).toBe(200);
  });

  it.each([
    ['another file', '/pictures/fil_0123456789abcdefghjkmnpqr-0123456789abcdef.png'],
    ['another hash', '/pictures/pic_0123456789abcdefghjkmnpqr-0123456789abcdef.png'],
    ['a path', '/pictures/..%2fsecret-key'],
  ])('are not %s', async (_what, path) => {
    expect((await test.app.request(path)).status).toBe(404);
  });

  it('are refused with a sentence when they are none, or too large, and to those who may not edit', async () => {
    const owner = await signUp(test.app);
    const agent = await createAgent(owner);
    const upload = async (form: FormData) => {
      const response = await owner.put(`/api/v1/agents/${agent.id}/avatar`, form);
      const { error } = (await response.json()) as ErrorBody;
      return [response.status, error.message];
    };
    expect(await upload(formOf(Buffer.from('<svg/>')))).toEqual([
      415,
      expect.stringContaining('.jpg or .png'),
    ]);
    expect(await upload(formOf(Buffer.alloc(1_048_577)))).toEqual([413, expect.stringContaining('1 MB')]);
    expect(await upload(formOf(Buffer.alloc(9_000_000)))).toEqual([413, expect.stringContaining('1 MB')]);
    expect(await upload(formOf(picture, 'photo'))).toEqual([400, expect.stringContaining('“file”')]);
    const stranger = await signUp(test.app);
    const foreign = await stranger.put(`/api/v1/agents/${agent.id}/avatar`, formOf(picture));
    expect(foreign.status).toBe(404);
  });
});
