import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StreamPieces } from './dialect.ts';
import type { Fault } from './faults.ts';

export interface Answer {
  tokens: string[];
  firstTokenMs: number;
  tokenGapMs: number;
  /** What the model calls where it is given tools, in place of words; the next answer is in words. */
  calls: { name: string; input: object }[];
}

/** Streams an answer, spoilt by a fault if there is one. `noteToken` is called for every token that left. */
export async function sendAnswer(
  response: ServerResponse,
  pieces: StreamPieces,
  { answer, fault, noteToken }: { answer: Answer; fault: Fault | null; noteToken: () => void },
): Promise<void> {
  const kind = fault?.kind;
  const write = (text: string) => writeChunk(response, text, kind === 'split-bytes');
  const spoilsAt = (index: number) =>
    index === (fault?.afterTokens ?? 1) &&
    ['cut-stream', 'stream-error', 'malformed-json', 'hang', 'length'].includes(kind ?? '');
  const tokens = kind === 'empty-text' || kind === 'content-filter' ? [] : answer.tokens;

  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
  await write(pieces.begin());
  await sleep(kind === 'slow-first-token' ? (fault?.delayMs ?? 1_000) : answer.firstTokenMs);

  let sent = 0;
  for (const { name, input } of answer.calls) await write(pieces.call?.(name, JSON.stringify(input)) ?? '');
  for (const token of tokens) {
    if (spoilsAt(sent)) break;
    if (response.destroyed) return;
    if (sent > 0 && answer.tokenGapMs > 0) await sleep(answer.tokenGapMs);
    await write(pieces.text(token));
    sent += 1;
    noteToken();
  }
  switch (kind) {
    case 'hang':
      return;
    case 'cut-stream':
      // After what was written has left, or the client would see a shorter stream than meant.
      await sleep(10);
      response.destroy();
      return;
    case 'stream-error':
      response.end(pieces.fault('The server had an error while processing your request.'));
      return;
    case 'malformed-json':
      response.end('data: {"choices":[{"delta":{"content":"half\n\n');
      return;
  }
  const finish = kind === 'content-filter' || kind === 'length' ? kind : 'stop';
  await write(pieces.end(finish, kind === 'no-usage' ? null : { inputTokens: 42, outputTokens: sent }));
  response.end();
}

/** One byte a packet: the gap keeps the kernel from joining them. */
async function writeChunk(response: ServerResponse, text: string, isSplit: boolean): Promise<void> {
  if (text === '') return;
  if (!isSplit) {
    response.write(text);
    // Give the packet a chance to leave alone, as tokens do.
    await new Promise((resolve) => setImmediate(resolve));
    return;
  }
  for (const byte of Buffer.from(text)) {
    // ASCII in one piece would do no harm; only the bytes of longer characters are worth the wait.
    response.write(Buffer.of(byte));
    if (byte > 0x7f) await sleep(1);
  }
}
