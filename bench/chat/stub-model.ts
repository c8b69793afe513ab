import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A model server of known timing, run as a process of its own: `node stub-model.ts port firstTokenMs tokens tokenMs`.
 * It speaks just as much of streamed chat completions as a chat needs, and costs next to nothing.
 */
const [port = 0, firstTokenMs = 20, tokens = 50, tokenMs = 0] = process.argv.slice(2).map(Number);
const words =
  'Refunds are paid within thirty days of the purchase. Send the parcel back unopened. Gift cards cannot be refunded.'.split(
    ' ',
  );

const chunk = (choices: object[], more: object = {}) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-stub', object: 'chat.completion.chunk', created: 1, model: 'stub', choices, ...more })}\n\n`;
const tokenChunks = Array.from({ length: tokens }, (_, index) =>
  chunk([
    {
      index: 0,
      delta: { content: `${words[index % words.length]} ${index === tokens - 1 ? '[1]' : ''}` },
      finish_reason: null,
    },
  ]),
);
const ending =
  chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]) +
  chunk([], { usage: { prompt_tokens: 900, completion_tokens: tokens, total_tokens: 900 + tokens } }) +
  'data: [DONE]\n\n';

async function answer(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  await sleep(firstTokenMs);
  for (const text of tokenChunks) {
    if (response.destroyed) return;
    response.write(text);
    await (tokenMs > 0 ? sleep(tokenMs) : new Promise((resolve) => setImmediate(resolve)));
  }
  response.end(ending);
}

createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  request.resume().on('end', () => void answer(response));
})
  .on('connection', (socket) => socket.setNoDelay(true))
  .listen(port, '127.0.0.1');
