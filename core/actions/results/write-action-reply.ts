import type { Action, ActionValues } from '#contract/actions/actions.schemas.ts';
import { pickResult } from './pick-result.ts';
import { writeResult } from './write-result.ts';

/**
 * What is answered with a result: the owner's reply with `{field}`, `{part.field}` or a parameter in braces filled in, and
 * `{result}` for a result that is one value. Without a reply of the owner's, all fields.
 */
export function writeActionReply(
  { reply }: Pick<Action, 'reply'>,
  result: unknown,
  values: ActionValues,
): string {
  if (reply === '') return writeResult(result);
  return reply
    .replace(/\{([\p{L}\p{N}_$.[\]'-]+)\}/gu, (written, path: string) => {
      const found = path === 'result' && typeof result !== 'object' ? result : pickResult(result, path);
      if (found !== undefined) return plainOf(found);
      return Object.hasOwn(values, path) ? (values[path] as string) : written;
    })
    .trim();
}

function plainOf(found: unknown): string {
  if (found === null) return '';
  if (typeof found !== 'object') return String(found);
  return writeResult(found).replace(/\n+/g, ', ');
}
