import { isDeepStrictEqual } from 'node:util';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Input, Owner } from './endpoint-cases/endpoint-case.ts';
import { endpointCases } from './endpoint-cases/endpoint-cases.ts';
import {
  type CallOptions,
  type Client,
  createClient,
  expectStatus,
  waitUntilAllTrained,
} from './factories.ts';

export const isChange = ({ method }: Endpoint): boolean => method !== 'GET';
export const needsSignIn = ({ access }: Endpoint): boolean => access === 'member' || access === 'user';
export const caseOf = ({ name }: Endpoint) => endpointCases[name] ?? {};
/** Rows for `test.each`. */
export const named = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [endpoint.name, endpoint] as const);
/** Names of the path's parameters. */
export const paramsOf = ({ path }: Endpoint): (keyof Owner['ids'])[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name as keyof Owner['ids']);

/** The fields that an input may have; for one with variants, those of the given variant. */
export function fieldsOf(schema: z.ZodType, value: object = {}): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : Object.keys(value);
}

/** Does it take fields of any name, as the programs of others send them? */
export function isOpen(schema: z.ZodType | undefined): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return isOpen(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodObject && schema.def.catchall !== undefined;
}

export function addressOf(endpoint: Endpoint, owner: Owner, input: Input): string {
  const ids: Record<string, string> = { ...owner.ids, ...input.params };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? '');
  return input.query === undefined ? path : `${path}?${input.query}`;
}

/** Calls with the owner's things in the path, except where the input says otherwise. */
export function callEndpoint(
  client: Client,
  endpoint: Endpoint,
  owner: Owner,
  input: Input = {},
  options: CallOptions = {},
): Promise<Response> {
  const body = isChange(endpoint) ? (input.body ?? {}) : undefined;
  return client.send(endpoint.method, addressOf(endpoint, owner, input), body, options);
}

export async function validInput(endpoint: Endpoint, owner: Owner): Promise<Input> {
  return (await caseOf(endpoint).valid?.(owner)) ?? {};
}

/** As the endpoint's access wants it: nobody, a visitor, or the owner's browser. */
export function callerOf(endpoint: Endpoint, owner: Owner): { client: Client; options: CallOptions } {
  if (needsSignIn(endpoint) || endpoint.access === 'operator') return { client: owner.client, options: {} };
  const options = endpoint.access === 'visitor' ? owner.visitor.options : {};
  return { client: createClient(owner.app), options };
}

/** The start of a stream, else the whole body. */
export async function readSome(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

/** The status, and the body that every failure of this endpoint has. */
export async function expectFailure(endpoint: Endpoint, response: Response, status: number): Promise<void> {
  const body = await expectStatus(response, status);
  expect(body).toEqual(
    endpoint.failure === 'account'
      ? { success: false, message: expect.any(String) }
      : { error: expect.objectContaining({ code: expect.any(String), message: expect.any(String) }) },
  );
  expect(response.headers.get('x-request-id')).toMatch(/^req_/);
}

/** For calls that are refused: they change nothing, and wait for the database most of the time. */
export const eachAtOnce = <Item>(items: readonly Item[], check: (item: Item) => Promise<void>) =>
  Promise.all(items.map(check));

export async function eachInTurn<Item>(items: readonly Item[], check: (item: Item) => Promise<void>) {
  for (const item of items) await check(item);
}

/** With the owner's API key, and nothing that a browser sends. */
export function bearer(owner: Owner): CallOptions {
  return { headers: { authorization: `Bearer ${owner.apiKey}` }, csrfToken: null };
}

/** All that can be read of a workspace once nothing is being trained, to see that nothing of it changed. */
export async function everythingOf(owner: Owner): Promise<unknown> {
  await waitUntilAllTrained(owner.client, owner.ids.agentId);
  const stable = endpoints.filter(
    (endpoint) =>
      !isChange(endpoint) &&
      needsSignIn(endpoint) &&
      endpoint.transport === undefined &&
      // It tells when a key was last used.
      endpoint.name !== 'api-keys.list' &&
      // What is at Notion, Cal.com or Slack belongs to nobody here until it is read.
      endpoint.name !== 'notion.search' &&
      endpoint.name !== 'cal-com.list-event-types' &&
      endpoint.name !== 'slack.list-channels' &&
      // Runs of tests begin by themselves a while after a change.
      !endpoint.name.startsWith('agent-tests.') &&
      // Each caller without a token is somebody new.
      endpoint.name !== 'conversations.preview-session',
  );
  return Promise.all(
    stable.map(async (endpoint) => [
      endpoint.name,
      await expectStatus(await callEndpoint(owner.client, endpoint, owner), 200),
    ]),
  );
}

/** As `everythingOf`, once what was begun before has ended: two readings, one after the other, are alike. */
export async function settledStateOf(owner: Owner): Promise<unknown> {
  let state = await everythingOf(owner);
  await vi.waitUntil(
    async () => {
      const before = state;
      state = await everythingOf(owner);
      return isDeepStrictEqual(state, before);
    },
    { timeout: 20_000, interval: 300 },
  );
  return state;
}
