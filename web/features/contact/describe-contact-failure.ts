import { contactFailure } from '#contract/contact/contact.ts';
import { CallError } from '#web/lib/call-error.ts';

/** The server's sentence if it rejected the message for a reason, such as too many; otherwise the specification's. */
export function describeContactFailure(error: unknown): string {
  const isRefusal = error instanceof CallError && error.status >= 400 && error.status < 500;
  return isRefusal && error.message !== '' ? error.message : contactFailure;
}
