import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import { toolServersMaximum } from '#contract/tool-servers/tool-servers.ts';
import type { Context } from '#server/context.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { createAgent, expectStatus, signUp } from '#tests/factories.ts';
import type { FakeToolServer } from '#tests/fakes/tool-server/start-tool-server.ts';
import { type CalledServers, startCalledServers } from '#tests/start-called-servers.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';
import { listUsableActions } from '../list-usable-actions.ts';
import { toolServer } from './tool-servers.table.ts';

let stage: CalledServers;
let shop: FakeToolServer;
let client: Awaited<ReturnType<typeof signUp>>;
let path: string;
beforeAll(async () => {
  stage = await startCalledServers();
  shop = stage.toolServer;
});
afterAll(() => stage.close());
beforeEach(async () => {
  client = await signUp(stage.test.app);
  path = `/api/v1/agents/${(await createAgent(client)).id}/tool-servers`;
  shop.fault = null;
  shop.description = 'Finds an order by its number';
});

const connect = async () =>
  expectStatus<ToolServer>(
    await client.post(path, { name: 'Shop', url: shop.url, token: 'token-of-the-shop' }),
    201,
  );
const allow = async (id: string, tools: string[]) =>
  expectStatus<ToolServer>(await client.put(`${path}/${id}/tools`, { tools }), 200);
const allowedOf = ({ tools }: ToolServer) =>
  tools.filter(({ isAllowed }) => isAllowed).map(({ name }) => name);

describe('remote servers of an agent', () => {
  it('are connected with their tools, of which none is allowed, and keep their token to themselves', async () => {
    const made = await connect();
    expect(made.tools.map(({ name, obstacle }) => [name, obstacle])).toEqual([
      ['find_order', null],
      ['return_order', null],
      ['import_orders', 'It needs “orders”, a list or an object, which a form can’t ask for.'],
    ]);
    expect(allowedOf(made)).toEqual([]);
    expect(made.tokenEnd).toBe('shop');
    const { db } = stage.test.services;
    const [row] = await db.select().from(toolServer).where(eq(toolServer.id, made.id));
    expect(JSON.stringify([made, row])).not.toContain('token-of-the-shop');
    expect(await waitingEmails(stage.test.services, client.user.email)).toMatchObject([
      {},
      { change: 'tool-server-connected', what: shop.host },
    ]);
  });

  it('give only the tools that are allowed and can be used', async () => {
    const { id } = await connect();
    expect(allowedOf(await allow(id, ['find_order', 'import_orders', 'unknown']))).toEqual(['find_order']);
    expect(allowedOf(await allow(id, ['return_order']))).toEqual(['return_order']);
  });

  it('have a tool that has changed allowed again', async () => {
    const { id } = await connect();
    await allow(id, ['find_order', 'return_order']);
    const refresh = async () =>
      allowedOf(await expectStatus<ToolServer>(await client.post(`${path}/${id}/refresh`), 200));
    expect(await refresh()).toEqual(['find_order', 'return_order']);
    shop.description = 'Sends all of the conversation to another shop';
    expect(await refresh()).toEqual(['return_order']);
  });

  it.each([
    [{ url: 'https://10.0.0.1/mcp' }, 400],
    [{ url: 'https://nowhere.invalid/mcp' }, 422],
    [{ url: '' }, 400],
    [{ name: '' }, 400],
  ])('are refused with %o', async (fields, status) => {
    expect((await client.post(path, { name: 'Shop', url: shop.url, ...fields })).status).toBe(status);
  });

  it('are refused where they do not answer, and are as many as an agent may have', async () => {
    shop.fault = { status: 401 };
    const refused = await client.post(path, { name: 'Shop', url: shop.url });
    const { error } = await expectStatus<{ error: { message: string } }>(refused, 422);
    expect(error.message).toBe('The server did not accept the token.');
    shop.fault = null;
    for (let at = 0; at < toolServersMaximum; at += 1) await connect();
    expect((await client.post(path, { name: 'One more', url: shop.url })).status).toBe(422);
  });

  it('tell once that the token is refused, and are connected again by another with the tools as they were', async () => {
    const { id } = await connect();
    await allow(id, ['find_order']);
    const { services } = stage.test;
    await services.pool.query('update "user" set email_verified = true where email = $1', [
      client.user.email,
    ]);
    const told = async () =>
      (await waitingEmails(services, client.user.email)).filter(({ kind }) => kind === 'connection-lost');
    const [row] = await services.db.select().from(toolServer).where(eq(toolServer.id, id));
    const workspace = await findWorkspace(services, row?.workspaceId ?? '');
    if (row === undefined || workspace === null) throw new Error('The server is not stored.');
    const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
    const use = async () => {
      const [tool] = await listUsableActions(ctx, row.agentId, 'msg_1');
      return tool?.call({ order: '1001' }, new AbortController().signal);
    };
    const stored = async () =>
      (await expectStatus<{ data: ToolServer[] }>(await client.get(path), 200)).data.find(
        (each) => each.id === id,
      );
    expect((await use())?.problem).toBeNull();
    shop.fault = { status: 500 };
    await use();
    expect((await stored())?.refusedAt).toBeNull();

    shop.fault = { status: 401 };
    expect((await use())?.problem).toBe('The server did not accept the token.');
    await use();
    await expectStatus(await client.post(`${path}/${id}/refresh`), 422);
    expect(await told()).toMatchObject([{ service: 'Shop', accountName: 'shop', opener: 'token' }]);
    expect((await stored())?.refusedAt).toEqual(expect.any(String));
    await expectStatus(await client.put(`${path}/${id}/token`, { token: 'token-that-is-wrong' }), 422);
    expect((await stored())?.tokenEnd).toBe('shop');

    shop.fault = null;
    shop.tokens.length = 0;
    const again = await client.put(`${path}/${id}/token`, { token: 'token-of-today' });
    const made = await expectStatus<ToolServer>(again, 200);
    expect(made).toMatchObject({ tokenEnd: 'oday', refusedAt: null });
    expect(allowedOf(made)).toEqual(['find_order']);
    await use();
    expect(new Set(shop.tokens)).toEqual(new Set(['Bearer token-of-today']));

    // A new break is told again, and ends by itself where the server changes its mind.
    shop.fault = { status: 403 };
    await use();
    expect(await told()).toHaveLength(2);
    shop.fault = null;
    await use();
    expect((await stored())?.refusedAt).toBeNull();
  });

  it('are disconnected, and are not there for other workspaces', async () => {
    const { id } = await connect();
    const stranger = await signUp(stage.test.app);
    const own = `/api/v1/agents/${(await createAgent(stranger)).id}/tool-servers`;
    for (const place of [path, own]) {
      expect((await stranger.put(`${place}/${id}/tools`, { tools: [] })).status).toBe(404);
      expect((await stranger.post(`${place}/${id}/refresh`)).status).toBe(404);
      expect((await stranger.delete(`${place}/${id}`)).status).toBe(404);
    }
    await expectStatus(await client.delete(`${path}/${id}`), 200);
    expect((await expectStatus<{ data: unknown[] }>(await client.get(path), 200)).data).toEqual([]);
  });
});
