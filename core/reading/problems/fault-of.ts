import type { ReaderFault } from './reader-fault.ts';

/** What may be logged of an error that no reader meant to throw. */
export function faultOf(error: unknown): ReaderFault {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const { name, message, stack = '' } = error;
  // The message comes first, and may have lines that look like places.
  const places = stack.slice(stack.lastIndexOf(message) + message.length);
  return { type: name, frames: places.split('\n').filter((line) => /^ +at /.test(line)) };
}
