import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Commands, installCommands, type Verb } from './install-commands.ts';
import { isInstalled } from './is-installed.ts';

const tag = { encodedAgentId: 'a', scriptOrigin: 'https://parley.example', globalName: 'Parley' } as const;

const verbs: Verb[] = [
  'open',
  'close',
  'toggle',
  'resetChat',
  'identify',
  'resetUser',
  'setInitialMessages',
  'addEventListener',
  'removeEventListener',
  'destroy',
];

let calls: unknown[][];
let commands: Commands;

beforeEach(() => {
  calls = [];
  commands = Object.fromEntries(
    verbs.map((verb) => [verb, (...args: unknown[]) => void calls.push([verb, ...args])]),
  ) as unknown as Commands;
  vi.stubGlobal('window', {});
});
afterEach(() => vi.restoreAllMocks());

/** The stub that a page may put before the script. */
function installStub(): (...args: unknown[]) => void {
  const queue: unknown[][] = [];
  const stub: NonNullable<typeof window.Parley> = (...args) => void window.Parley!.q!.push(args);
  stub.q = queue;
  window.Parley = stub;
  return stub;
}

describe('installCommands', () => {
  it('runs the calls made before, in their order, with their arguments', () => {
    const stub = installStub();
    stub('setInitialMessages', ['Hello']);
    stub('open');
    installCommands('Parley', 'a', commands);
    expect(calls).toEqual([['setInitialMessages', ['Hello']], ['open']]);
  });

  it('runs what a kept stub still queues', () => {
    const stub = installStub();
    installCommands('Parley', 'a', commands);
    stub('toggle');
    expect(calls).toEqual([['toggle']]);
  });

  it.each(verbs)('has the verb %s in both spellings', (verb) => {
    installCommands('Parley', 'a', commands);
    window.Parley!(verb, 1);
    window.Parley![verb]!(2);
    expect(calls).toEqual([
      [verb, 1],
      [verb, 2],
    ]);
  });

  it('names a command that does not exist in one sentence, and goes on', () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    installCommands('Parley', 'a', commands);
    window.Parley!('opne');
    window.Parley!('constructor');
    expect(warning).toHaveBeenCalledTimes(2);
    expect(warning.mock.calls[0]![0]).toContain('"opne"');
    expect(calls).toEqual([]);
  });

  it('lets no failure of a command reach the page', () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    commands.open = () => {
      throw new Error('broken');
    };
    installCommands('Parley', 'a', commands);
    expect(() => window.Parley!('open')).not.toThrow();
    expect(warning).toHaveBeenCalledWith('Parley: broken');
  });

  it('queues after its end until it is installed again', () => {
    const end = installCommands('Parley', 'a', commands);
    expect(isInstalled(tag)).toBe(true);
    end();
    expect(isInstalled(tag)).toBe(false);
    window.Parley!('open');
    expect(calls).toEqual([]);
    installCommands('Parley', 'a', commands);
    expect(calls).toEqual([['open']]);
  });
});
