import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { schemasOf } from '#contract/endpoint-schemas.ts';
import { endpoints } from '#contract/endpoints.ts';
import {
  addressOf,
  bearer,
  callEndpoint,
  callerOf,
  caseOf,
  eachAtOnce,
  eachInTurn,
  everythingOf,
  expectFailure,
  fieldsOf,
  isChange,
  isOpen,
  named,
  needsSignIn,
  paramsOf,
  readSome,
  settledStateOf,
  validInput,
} from '#tests/call-endpoint.ts';
import { createEndpointStage, type EndpointStage } from '#tests/endpoint-cases/create-endpoint-stage.ts';
import type { Input, Owner } from '#tests/endpoint-cases/endpoint-case.ts';
import { createClient, openChat } from '#tests/factories.ts';

/** What every endpoint refuses: calls without a session or a CSRF token, junk, and what belongs to others. */
let stage: EndpointStage;
let mine: Owner;
let theirs: Owner;

beforeAll(async () => {
  stage = await createEndpointStage();
  ({ mine, theirs } = stage);
});
afterAll(() => stage.close());

/** Input that works, by the endpoint's name, for calls that are refused before it is used up. */
const unusedInputs = new Map<string, Input>();
const unusedInput = ({ name }: Endpoint): Input => unusedInputs.get(name) ?? {};
beforeAll(async () => {
  for (const endpoint of endpoints) unusedInputs.set(endpoint.name, await validInput(endpoint, mine));
});

describe('answers 401 when signed out', () => {
  test.each(named(endpoints.filter(needsSignIn)))('%s', async (_name, endpoint) => {
    const input = unusedInput(endpoint);
    const stranger = createClient(stage.app);
    await expectFailure(endpoint, await callEndpoint(stranger, endpoint, mine, input), 401);
    await expectFailure(endpoint, await callEndpoint(stranger, endpoint, mine, { body: '{broken' }), 401);
    if (!isChange(endpoint)) {
      const head = await stranger.send('HEAD', addressOf(endpoint, mine, input), undefined, {
        csrfToken: null,
      });
      expect(head.status).toBe(401);
    }
  });
});

describe('rejects a call without the CSRF token, and does nothing', () => {
  const guarded = endpoints.filter((endpoint) => isChange(endpoint) && endpoint.access !== 'visitor');
  let before: unknown;
  beforeAll(async () => {
    before = await settledStateOf(mine);
  });

  test.each(named(guarded))('%s', async (_name, endpoint) => {
    const input = unusedInput(endpoint);
    const fromElsewhere = { headers: { 'sec-fetch-site': 'cross-site' } };
    const tokens = [null, '', 'forged.token'].map((csrfToken) => ({ csrfToken }));
    await eachAtOnce([...tokens, fromElsewhere], async (options) =>
      expectFailure(endpoint, await callEndpoint(mine.client, endpoint, mine, input, options), 403),
    );
  });

  test('nothing was done', async () => {
    expect(await everythingOf(mine)).toEqual(before);
  });
});

/** More than any body may have. */
const huge = JSON.stringify({ text: 'x'.repeat(6 * 1024 * 1024) });
/** More than nearly any field may have, and more than all. */
const [long, longest] = ['x'.repeat(100_001), 'x'.repeat(1_000_001)];

const noIds = ['x', '%00', "'%20or%201=1--", '%ff', '..%2F..', '%F0%9F%99%82', 'a'.repeat(5000), '__proto__'];
const noValues = ['x', '-1', '%00', '%ff', '1e999', "'%3B", 'a'.repeat(5000)];

/** The shorter one where the field refuses it already. */
function tooLong(schema: z.ZodType | undefined, field: string): string {
  const shape = schema instanceof z.ZodObject ? schema.shape[field] : undefined;
  return shape === undefined || shape.safeParse(long).success ? longest : long;
}

describe('rejects junk input with 400, 404 or 415', () => {
  test.each(named(endpoints.filter(isChange)))('%s: a body that is none', async (_name, endpoint) => {
    const { client, options } = callerOf(endpoint, mine);
    const { query } = unusedInput(endpoint);
    const address = addressOf(endpoint, mine, query === undefined ? {} : { query });
    const bodies = ['[]', '"text"', '12', 'null', 'true', '{broken', '\u0000', '{"a":1}{'];
    await eachAtOnce(bodies, async (body) => {
      const response = await client.send(endpoint.method, address, body, options);
      await expectFailure(endpoint, response, 400);
    });
    const form = {
      ...options,
      headers: { ...options.headers, 'content-type': 'application/x-www-form-urlencoded' },
    };
    await expectFailure(endpoint, await client.send(endpoint.method, address, 'a=1', form), 415);
    await expectFailure(endpoint, await client.send(endpoint.method, address, huge, options), 413);
  });

  const withFields = endpoints.filter(
    (endpoint) => isChange(endpoint) && caseOf(endpoint).valid !== undefined,
  );
  const ofApi = endpoints.filter((endpoint) => isChange(endpoint) && endpoint.path.startsWith('/api/v1/'));
  test.each(named(ofApi))('%s: a field that does not exist', async (_name, endpoint) => {
    const { client, options } = callerOf(endpoint, mine);
    const { params, body } = unusedInput(endpoint);
    if (body !== undefined && (typeof body === 'string' || body instanceof FormData)) return;
    const input = { params: params ?? {}, body: { ...(body as object), colour: 'red' } };
    const response = await callEndpoint(client, endpoint, mine, input, options);
    const text = await response.text();
    if (isOpen(schemasOf(endpoint).body)) expect(response.status).toBe(endpoint.status ?? 200);
    else expect([response.status, text]).toEqual([400, expect.stringContaining('colour')]);
  });

  test.each(named(withFields))('%s: a field of a wrong kind', async (_name, endpoint) => {
    const { client, options } = callerOf(endpoint, mine);
    const { params, body } = unusedInput(endpoint);
    const { body: schema } = schemasOf(endpoint);
    for (const field of fieldsOf(schema, body as object)) {
      if (schema instanceof z.ZodObject && isOpen(schema.shape[field])) continue;
      await eachAtOnce([{ $gt: '' }, [[]], -1, tooLong(schema, field)], async (junk) => {
        const input = { params: params ?? {}, body: { ...(body as object), [field]: junk } };
        const response = await callEndpoint(client, endpoint, mine, input, options);
        expect([field, response.status]).toEqual([
          field,
          expect.toSatisfy((status) => status === 400 || status === 413),
        ]);
      });
    }
  });

  test.each(named(endpoints.filter((endpoint) => paramsOf(endpoint).length > 0)))(
    '%s: an id that is none',
    async (_name, endpoint) => {
      const { client, options } = callerOf(endpoint, mine);
      const { body } = unusedInput(endpoint);
      for (const param of paramsOf(endpoint)) {
        await eachAtOnce(noIds, async (junk) => {
          const input = { params: { [param]: junk }, body };
          const response = await callEndpoint(client, endpoint, mine, input, options);
          const expected = caseOf(endpoint).needsVisitor && param === 'agentId' ? [400, 401] : [400, 404];
          expect([param, junk.slice(0, 20), response.status]).toEqual([
            param,
            junk.slice(0, 20),
            expect.toSatisfy((status) => expected.includes(status)),
          ]);
        });
      }
    },
  );

  const withQuery = endpoints.filter((endpoint) => fieldsOf(schemasOf(endpoint).query).length > 0);
  test.each(named(withQuery))('%s: a query that is none', async (_name, endpoint) => {
    const typed = /^(limit|from|to|outcome|format|status)$/;
    for (const field of fieldsOf(schemasOf(endpoint).query)) {
      // A workspace has two downloads at once.
      const isDownload = /\bexport/.test(endpoint.name);
      await (isDownload ? eachInTurn : eachAtOnce)(noValues, async (junk) => {
        const response = await callEndpoint(mine.client, endpoint, mine, { query: `${field}=${junk}` });
        await readSome(response);
        const expected = typed.test(field) ? [400] : [endpoint.status ?? 200, 400, 404];
        expect([field, junk.slice(0, 20), response.status]).toEqual([
          field,
          junk.slice(0, 20),
          expect.toSatisfy((status) => expected.includes(status)),
        ]);
      });
    }
  });
});

describe("another workspace's things: 404, as if they had never been", () => {
  let before: unknown;
  beforeAll(async () => {
    before = await everythingOf(theirs);
  });

  const owned = endpoints.filter((endpoint) => needsSignIn(endpoint) && paramsOf(endpoint).length > 0);
  test.each(named(owned))('%s', async (_name, endpoint) => {
    const { params: _own, ...input } = unusedInput(endpoint);
    const neverThere = await callEndpoint(mine.client, endpoint, mine, {
      params: Object.fromEntries(paramsOf(endpoint).map((param) => [param, 'agt_never'])),
      ...input,
    });
    const expected = await neverThere.text();
    const combinations = paramsOf(endpoint).flatMap((param) => [
      { [param]: theirs.ids[param] },
      { ...theirs.ids, [param]: mine.ids[param] },
      theirs.ids,
    ]);
    for (const combination of combinations) {
      // A version is a number of an agent, which may have the same one as another.
      const params: Partial<Owner['ids']> = { ...combination, version: mine.ids.version };
      if (paramsOf(endpoint).every((param) => (params[param] ?? mine.ids[param]) === mine.ids[param]))
        continue;
      const response = await callEndpoint(mine.client, endpoint, mine, { ...input, params });
      const answer = await response.text();
      expect([response.status, answer]).toEqual([404, expected]);
      const byKey = await callEndpoint(
        createClient(stage.app),
        endpoint,
        mine,
        { ...input, params },
        bearer(mine),
      );
      const refusal = caseOf(endpoint).onlyBrowsers ? 403 : 404;
      await expectFailure(endpoint, byKey, endpoint.access === 'user' ? 401 : refusal);
    }
  });

  const pointing = endpoints.filter((endpoint) => caseOf(endpoint).pointing !== undefined);
  test.each(named(pointing))('%s: not by body or query either', async (_name, endpoint) => {
    const { client, options } = callerOf(endpoint, mine);
    for (const input of caseOf(endpoint).pointing?.(mine, theirs) ?? []) {
      const response = await callEndpoint(client, endpoint, mine, input, options);
      const text = await readSome(response);
      if (isChange(endpoint)) expect([response.status, text]).toEqual([404, text]);
      else expect([200, 404]).toContain(response.status);
      expect(text).not.toContain(theirs.word);
    }
  });

  const readable = endpoints.filter((endpoint) => needsSignIn(endpoint) && !isChange(endpoint));
  test.each(named(readable))('%s shows nothing of theirs', async (_name, endpoint) => {
    const response = await callEndpoint(mine.client, endpoint, mine);
    const text = await readSome(response);
    expect(response.status).toBe(200);
    expect(text).not.toContain(theirs.word);
    // A number of a crawl or version is no id by itself, and may be part of anything; an announcement is for everybody.
    const { run: _run, version: _version, announcementId: _announcement, ...ids } = theirs.ids;
    for (const id of Object.values(ids)) expect(text).not.toContain(id);
  });

  test('changes nothing', async () => {
    expect(JSON.stringify(before)).toContain(theirs.word);
    expect(await everythingOf(theirs)).toEqual(before);
  });
});

describe('a visitor', () => {
  const visits = endpoints.filter((endpoint) => caseOf(endpoint).needsVisitor);

  test('each endpoint that can fail with invalid-visitor needs one', () => {
    const promised = endpoints.filter(({ errors }) => errors?.includes('invalid-visitor'));
    expect(visits.map(({ name }) => name)).toEqual(promised.map(({ name }) => name));
  });

  test.each(named(visits))(
    '%s: 401 without a token, with a forged one or that of another agent',
    async (_name, endpoint) => {
      const input = unusedInput(endpoint);
      const [id = ''] = mine.visitor.token.split('.');
      for (const token of [
        undefined,
        '',
        id,
        `${id}.x`,
        `${id}0.${mine.visitor.token.split('.')[1]}`,
        theirs.visitor.token,
      ]) {
        const options = { headers: token === undefined ? {} : { 'x-visitor-token': token }, csrfToken: null };
        await expectFailure(
          endpoint,
          await callEndpoint(createClient(stage.app), endpoint, mine, input, options),
          401,
        );
      }
    },
  );

  // A file belongs to no conversation before it is sent, and free times belong to nobody's.
  const ofNobody = ['attachments.upload-as-visitor', 'widget.list-booking-times'];
  const ofConversation = visits.filter(({ name }) => !ofNobody.includes(name));
  test.each(named(ofConversation))(
    "%s: 404 for another visitor's conversation of the same agent",
    async (_name, endpoint) => {
      const { body } = await validInput(endpoint, theirs);
      const other = await openChat(stage.app, theirs.ids.agentId);
      const inputs = [
        ...(paramsOf(endpoint).length > 1 ? [{ body }] : []),
        ...(caseOf(endpoint).pointing?.(theirs, theirs) ?? []),
      ];
      expect(inputs).not.toEqual([]);
      for (const input of inputs) {
        const response = await callEndpoint(createClient(stage.app), endpoint, theirs, input, other.options);
        const text = await readSome(response);
        expect([response.status, text]).toEqual([404, text]);
      }
    },
  );

  test('reads no note and no tag of the workspace', async () => {
    const read = endpoints.filter(({ access, method }) => access === 'visitor' && method === 'GET');
    expect(read).not.toEqual([]);
    for (const endpoint of read) {
      const text = await readSome(
        await callEndpoint(createClient(stage.app), endpoint, mine, {}, mine.visitor.options),
      );
      for (const what of ['note', 'tag']) expect(text).not.toContain(`${mine.word} ${what}`);
    }
  });

  test.each(named(endpoints.filter(needsSignIn)))('%s: is no way in', async (_name, endpoint) => {
    const response = await callEndpoint(createClient(stage.app), endpoint, mine, {}, mine.visitor.options);
    await expectFailure(endpoint, response, 401);
  });
});

describe('called from a page of another origin', () => {
  test.each(named(endpoints))('%s: gives that page no access', async (_name, endpoint) => {
    const origin = 'https://elsewhere.example';
    const stranger = createClient(stage.app);
    const preflight = await stranger.send('OPTIONS', addressOf(endpoint, mine, {}), undefined, {
      headers: { origin, 'access-control-request-method': endpoint.method },
      csrfToken: null,
    });
    const response = await callEndpoint(
      stranger,
      endpoint,
      mine,
      {},
      { headers: { origin }, csrfToken: null },
    );
    await readSome(response);
    for (const { status, headers } of [preflight, response]) {
      expect(status).toBeLessThan(500);
      expect(headers.has('access-control-allow-credentials')).toBe(false);
      // The launcher's look is what the script on that page fetches.
      if (endpoint.name !== 'widget.launcher') expect(headers.has('access-control-allow-origin')).toBe(false);
    }
  });
});
