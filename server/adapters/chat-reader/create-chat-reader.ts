import { createReaderPool } from '#server/adapters/document-reader/processes/create-reader-pool.ts';
import { placeOfMessages } from '#server/adapters/document-reader/processes/long-lists.ts';
import type { ChatReadAnswer, ReaderAnswer } from '#server/adapters/document-reader/processes/reader-job.ts';
import type { ChatReader, ComposedPackage, PackedMessage } from '#server/ports/chat-reader.ts';
import { createHandover } from './create-handover.ts';
import { describeChatFailure } from './describe-chat-failure.ts';

export interface ChatReaderOptions {
  /** Time of the processor for one upload, four minutes by default: five million messages take two. */
  timeLimitMs?: number;
  /** Told of a process that broke, for the log. */
  onBreakdown?: (how: string) => void;
}

/**
 * Reads exports of chat apps in processes of their own, with the limits of those that read documents
 * (docs/decisions/0012-foreign-files-in-processes.md).
 */
export function createChatReader(options: ChatReaderOptions = {}): ChatReader {
  const { timeLimitMs = 240_000, onBreakdown = () => undefined } = options;
  const pool = createReaderPool({
    limits: { cpuMs: timeLimitMs, heapMb: 1_024, memoryMb: 1_536, answerBytes: 8 * 1_024 * 1_048_576 },
    places: 1,
    mostPlaces: 2,
    patienceMs: 1_000,
    inAdvance: 0,
    idleMs: 20_000,
    mostJobs: 200,
    recycleMb: 256,
    workerUrl: new URL('./chat-worker.ts', import.meta.url),
    onBreakdown,
  });
  return {
    async readChats({ bytes, tenant, ...source }, take) {
      const handover = createHandover(take);
      const answer = await pool.perform(tenant, { kind: 'chats', source }, bytes, {
        list: placeOfMessages,
        take: (answer, items) => handover.give(exportOf(answer), items as PackedMessage[]),
      });
      return handover.end(exportOf(answer));
    },
    async composePackage({ bytes, tenant, ...source }) {
      return packageOf(await pool.perform(tenant, { kind: 'legal', source }, bytes));
    },
    async close() {
      pool.close();
    },
  };
}

function exportOf(answer: ReaderAnswer): ChatReadAnswer {
  if (answer.kind === 'ok' && 'chatExport' in answer) return answer.chatExport;
  const failure = answer.kind === 'failed' ? answer.failure : ({ kind: 'unreadable' } as const);
  return { kind: 'refused', sentence: describeChatFailure(failure) };
}

function packageOf(answer: ReaderAnswer): ComposedPackage {
  if (answer.kind !== 'ok' || !('legal' in answer)) {
    const failure = answer.kind === 'failed' ? answer.failure : ({ kind: 'unreadable' } as const);
    return { kind: 'refused', sentence: describeChatFailure(failure) };
  }
  if (answer.legal.kind === 'refused') return answer.legal;
  const { manifestHash, absentParts, pieces } = answer.legal;
  const texts = Map.groupBy(pieces, ({ name }) => name);
  const files = [...texts].map(([name, ofFile]): [string, Uint8Array] => [
    name,
    Buffer.from(ofFile.map(({ base64 }) => base64).join(''), 'base64'),
  ]);
  return { kind: 'package', manifestHash, absentParts, files: new Map(files) };
}
