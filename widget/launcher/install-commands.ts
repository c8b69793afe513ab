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
  isRunning?: boolean;
}

declare global {
  interface Window {
    Parley?: CommandFunction & Partial<Record<Verb, Call>>;
  }
}

export function isInstalled(): boolean {
  return !!window.Parley?.isRunning;
}

/**
 * Puts `window.Parley` in place and runs the calls that were queued before. Returns what ends it: from then on calls
 * wait in the queue until the script is loaded again.
 */
export function installCommands(commands: Commands): () => void {
  const verbs = Object.keys(commands) as Verb[];
  const queued = window.Parley?.q;
  const run = guard((verb: unknown, ...args: unknown[]) => {
    const command = verbs.includes(verb as Verb) && (commands[verb as Verb] as Call);
    if (command) command(...args);
    else warn(`no command "${verb}".`);
  });
  const api: NonNullable<Window['Parley']> = (...call) => api.q?.push(call);
  for (const verb of verbs) api[verb] = (...args) => api(verb, ...args);
  api.q = { push: (call) => (run as Call)(...call) };
  api.isRunning = true;
  window.Parley = api;
  if (Array.isArray(queued)) for (const call of queued) api.q.push(call);
  return () => {
    api.isRunning = false;
    api.q = [] as Iterable<unknown>[];
  };
}
