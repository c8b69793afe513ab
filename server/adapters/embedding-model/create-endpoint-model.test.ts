import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EmbeddingUnavailable } from '#server/ports/embedding-unavailable.ts';
import { createEndpointModel, type EndpointModel } from './create-endpoint-model.ts';

interface Asked {
  path: string | undefined;
  authorization: string | undefined;
  body: { model: string; input: string[]; encoding_format: string };
}

const signal = new AbortController().signal;
let server: Server;
let asked: Asked[];
let answer: (input: string[]) => { status: number; body: unknown } | null;
let model: EndpointModel;

const vectorsOf = (input: string[]) => ({
  status: 200,
  // In another order, as the protocol allows.
  body: { data: input.map((text, index) => ({ index, embedding: [text.length, 0] })).reverse() },
});

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'];
    asked.push({ path: request.url, authorization: request.headers.authorization, body });
    const given = answer(body.input);
    if (given === null) return;
    response.writeHead(given.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(given.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await model.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  await model?.close();
  asked = [];
  answer = vectorsOf;
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  model = createEndpointModel({ baseUrl, apiKey: 'key', model: 'small', questionDeadlineMs: 200 });
});

describe('an embedding server', () => {
  it('is asked in the protocol of OpenAI, a few texts at once; vectors get length 1', async () => {
    const texts = Array.from({ length: 20 }, (_, at) => 'x'.repeat(at + 1));
    const vectors = await model.embedTexts(texts, signal);
    expect(vectors).toHaveLength(20);
    expect(vectors.every((vector) => vector[0] === 1 && vector[1] === 0)).toBe(true);
    expect(asked.map(({ body }) => body.input.length)).toEqual([16, 4]);
    expect(asked[0]).toMatchObject({
      path: '/v1/embeddings',
      authorization: 'Bearer key',
      body: { model: 'small', encoding_format: 'float' },
    });
    expect(model.id).toMatch(/^127\.0\.0\.1:\d+\/v1:small$/);
  });

  it.each([
    ['refuses', () => ({ status: 429, body: { error: 'slow down' } })],
    ['leaves a text out', () => ({ status: 200, body: { data: [{ index: 1, embedding: [1] }] } })],
    ['answers something else', () => ({ status: 200, body: { object: 'list' } })],
  ])('that %s makes texts wait for another time, and questions go by words', async (_, given) => {
    answer = given;
    await expect(model.embedTexts(['one'], signal)).rejects.toThrow(EmbeddingUnavailable);
    expect(model.answers()).toBe(false);
    // Nobody waits for a server that has just failed.
    const before = asked.length;
    expect(await model.embedQuestion('asked')).toBeNull();
    expect(asked).toHaveLength(before);
    answer = vectorsOf;
    await model.embedTexts(['one'], signal);
    expect(model.answers()).toBe(true);
    expect(await model.embedQuestion('asked')).toEqual(Float32Array.from([1, 0]));
  });

  it('that is slow does not hold a visitor up', async () => {
    answer = () => null;
    expect(await model.embedQuestion('asked')).toBeNull();
  });

  it('is left at once when the work is stopped', async () => {
    const stopping = new AbortController();
    answer = () => {
      stopping.abort(new Error('The process is stopping.'));
      return null;
    };
    await expect(model.embedTexts(['one'], stopping.signal)).rejects.toThrow('The process is stopping.');
  });
});
