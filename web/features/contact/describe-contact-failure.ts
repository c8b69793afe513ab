import { contactFailure } from '#contract/site.ts';
import { CallError } from '#web/lib/call-error.ts';

/** A refusal with a reason, such as too many messages, keeps its sentence; all else is the specification's. */
export function describeContactFailure(error: unknown): string {
  const isRefusal = error instanceof CallError && error.status >= 400 && error.status < 500;
  return isRefusal && error.message !== '' ? error.message : contactFailure;
}
