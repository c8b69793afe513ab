import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { ChatReadAnswer } from '#server/adapters/document-reader/processes/reader-job.ts';
import type { ChatReadResult, PackedMessage, ReadChatHeads, ReadChats } from '#server/ports/chat-reader.ts';

interface Handover<Taken> {
  /** Hands on some messages of an export; done when there is room for more. Rejects when they could not be taken. */
  give(read: ChatReadAnswer, messages: PackedMessage[]): Promise<void>;
  /** Says how reading ended. Rejects as taking did. */
  end(read: ChatReadAnswer): Promise<ChatReadResult<Taken>>;
}

class BrokeOff extends Error {}

/** Hands messages that are still being read to whoever stores them, no faster than they are stored. */
export function createHandover<Taken>(take: (read: ReadChats) => Promise<Taken>): Handover<Taken> {
  const messages = new PassThrough({ objectMode: true, highWaterMark: 2 });
  // Whoever takes them may not be waiting when they break off; the promise below tells of all errors.
  messages.on('error', () => undefined);
  let taken: Promise<Taken> | undefined;
  let isTaken = false;

  function begin(read: ReadChatHeads): Promise<Taken> {
    if (taken === undefined) {
      taken = take({ ...read, messages }).finally(() => {
        isTaken = true;
      });
      // It may fail while nobody waits for it, between two portions.
      taken.catch(() => undefined);
    }
    return taken;
  }

  return {
    async give(read, portion) {
      if (read.kind !== 'chats') return;
      const taking = begin(read);
      if (isTaken || messages.destroyed) await taking;
      else if (!messages.write(portion)) await Promise.race([once(messages, 'drain'), taking]);
    },
    async end(read) {
      if (read.kind === 'chats') {
        const taking = begin(read);
        messages.end();
        return { kind: 'chats', taken: await taking };
      }
      if (taken === undefined) return read;
      messages.destroy(new BrokeOff('The upload could not be read to its end.'));
      await taken.catch((error) => {
        if (!(error instanceof BrokeOff)) throw error;
      });
      return read;
    },
  };
}
