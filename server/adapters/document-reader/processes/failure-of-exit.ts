import { constants } from 'node:os';
import type { ReadFailure } from '#core/reading/problems/read-failure.ts';

/** Out of memory, V8 and allocators abort, and the kernel kills. */
const ofMemory = ['SIGKILL', 'SIGABRT', 'SIGTRAP', 'SIGILL'] as const;

/** Why a job failed whose process ended by itself. A shell tells of a signal by 128 and its number. */
export function failureOfExit(code: number | null, signal: NodeJS.Signals | null): ReadFailure {
  const isOfMemory = ofMemory.some((name) => signal === name || code === 128 + constants.signals[name]);
  return { kind: isOfMemory ? 'too-much-memory' : 'unreadable' };
}
