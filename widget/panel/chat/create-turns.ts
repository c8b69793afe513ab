import { fillIn } from '../words/fill-in.ts';
import type { ChatOptions } from './chat-options.ts';

export interface Turns {
  /** Runs something that ends with an answer; only one at a time, and nothing of it after `cancel`. */
  run(work: (signal: AbortSignal) => Promise<void>): Promise<void>;
  /** The visitor wants no more of the answer; what there is of it stays. */
  stop(): void;
  cancel(): void;
  /** An answer is on its way. */
  readonly isBusy: boolean;
}

/** Lets one answer come at a time, and shows that it is coming. `readName` says who is typing; empty for nobody. */
export function createTurns(options: ChatOptions, readName: () => string): Turns {
  const { words, view, composer, onChange } = options;
  let running: AbortController | undefined;
  return {
    async run(work) {
      const controller = new AbortController();
      running?.abort();
      running = controller;
      view.setAside(undefined);
      const name = readName();
      view.announceStatus(name && fillIn(words.typing, { name }));
      composer.setBusy(true);
      view.scrollToEnd();
      onChange();
      await work(controller.signal);
      if (running !== controller) return;
      running = undefined;
      view.setLive(undefined);
      view.announceStatus('');
      composer.setBusy(false);
      onChange();
    },
    stop: () => running?.abort('stop'),
    cancel() {
      running?.abort();
      running = undefined;
    },
    get isBusy() {
      return running !== undefined;
    },
  };
}
