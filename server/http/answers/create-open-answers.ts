import { takenOver } from './taken-over.ts';

/** Answers that are being written in this process, so that a stop or a person can end them in good order. */
export interface OpenAnswers {
  add(abort: AbortController, conversationId: string): void;
  delete(abort: AbortController): void;
  /** Ends those in a conversation, after a whole word: a person has taken it over. */
  endIn(conversationId: string): void;
  /** Ends all: what was said is stored and the stream is closed with its last event. */
  endAll(): void;
  /** The process stops: no new answers should come to it. */
  beginClosing(): void;
  isClosing(): boolean;
}

export function createOpenAnswers(): OpenAnswers {
  const open = new Map<AbortController, string>();
  let isClosing = false;
  return {
    add: (abort, conversationId) => void open.set(abort, conversationId),
    delete: (abort) => void open.delete(abort),
    endIn(conversationId) {
      for (const [abort, where] of open) if (where === conversationId) abort.abort(takenOver);
    },
    endAll() {
      for (const abort of open.keys()) abort.abort();
    },
    beginClosing() {
      isClosing = true;
    },
    isClosing: () => isClosing,
  };
}
