import { guard, warn } from './guard.ts';

/** What a page may call, `Parley('open')` or `Parley.open()`. */
export type Verb =
  | 'open'
  | 'close'
  | 'toggle'
  | 'resetChat'
  | 'identify'
  | 'resetUser'
  | 'logout'
  | 'setInitialMessages'
  | 'addEventListener'
  | 'removeEventListener'
  | 'destroy';

export type Commands = Record<Verb, (...args: never[]) => void>;
type Call = (...args: unknown[]) => void;

interface CommandFunction extends Call {
  /** Calls made while the script is not there; while it is, what a kept stub still pushes is run at once. */
  q?: { push(call: Iterable<unknown>): unknown };
  /** The agent that it is for, while it is there. */
  isRunning?: string | false;
}

declare global {
  interface Window {
    Parley?: CommandFunction & Partial<Record<Verb, Call>>;
  }
}

/**
 * Puts `window.Parley`, or the tag's own word, in place and runs the calls that were queued before. Returns what ends
 * it: from then on calls wait in the queue until the script is loaded again.
 */
export function installCommands(word: 'Parley', agentId: string, commands: Commands): () => void {
  const verbs = Object.keys(commands) as Verb[];
  const queued = window[word]?.q;
  const run = guard((verb: unknown, ...args: unknown[]) => {
    const command = verbs.includes(verb as Verb) && (commands[verb as Verb] as Call);
    if (command) command(...args);
    else warn(`no command "${verb}".`);
  });
  const api: NonNullable<Window['Parley']> = (...call) => api.q?.push(call);
  for (const verb of verbs) api[verb] = (...args) => api(verb, ...args);
  api.q = { push: (call) => (run as Call)(...call) };
  api.isRunning = agentId;
  window[word] = api;
  (queued as Iterable<unknown>[] | undefined)?.forEach?.(api.q.push);
  return () => {
    api.isRunning = false;
    api.q = [] as Iterable<unknown>[];
  };
}
