import type { ActionParameter, ActionValues } from '#contract/actions/actions.schemas.ts';
import { emailPattern } from '#contract/email-address/email-address.ts';

/**
 * What a message says of the parameters of an action, by their kind: its only number, email address or date, and a choice
 * that it names. Where two parameters could mean the same word, neither is filled in: the visitor is asked.
 */
export function readMessageValues(message: string, parameters: readonly ActionParameter[]): ActionValues {
  const words = message.split(/\s+/).map((word) => word.replace(/^[("'#«“]+|[)"'.,;:!?»”]+$/gu, ''));
  const found: ActionValues = {};
  for (const parameter of parameters) {
    const { name, kind } = parameter;
    const isOnly = parameters.filter((each) => each.kind === kind).length === 1;
    const candidates = isOnly ? [...new Set(findCandidates(parameter, words, message))] : [];
    if (candidates.length === 1 && candidates[0] !== undefined) found[name] = candidates[0];
  }
  return found;
}

function findCandidates({ kind, options }: ActionParameter, words: string[], message: string): string[] {
  switch (kind) {
    case 'number':
      return words.filter((word) => /^\d+(?:[.,]\d+)?$/.test(word));
    case 'email':
      return words.filter((word) => emailPattern.test(word));
    case 'date':
      return words.filter((word) => /^\d{4}-\d{2}-\d{2}$/.test(word));
    case 'choice':
      return options.filter((option) =>
        ` ${words.join(' ').toLowerCase()} `.includes(` ${option.toLowerCase()} `),
      );
    default:
      // A code such as 2024-0815 or AB1001, where it is the only one.
      return message.includes('@')
        ? []
        : words.filter((word) => /\d/.test(word) && /^[\p{L}\d/_-]{3,40}$/u.test(word));
  }
}
