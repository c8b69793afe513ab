/** Answers that are being written in this process, so that a stop can end them in good order. */
export interface OpenAnswers {
  add(abort: AbortController): void;
  delete(abort: AbortController): void;
  /** Ends all: what was said is stored and the stream is closed with its last event. */
  endAll(): void;
}

export function createOpenAnswers(): OpenAnswers {
  const open = new Set<AbortController>();
  return {
    add: (abort) => void open.add(abort),
    delete: (abort) => void open.delete(abort),
    endAll() {
      for (const abort of open) abort.abort();
    },
  };
}
