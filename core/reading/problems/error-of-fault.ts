import type { ReaderFault } from './reader-fault.ts';

/** A fault as an error that a log shows with its place. */
export function errorOfFault({ type, frames }: ReaderFault): Error {
  const error = new Error('A reader failed.');
  error.name = type;
  error.stack = [error.message, ...frames].join('\n');
  return error;
}
