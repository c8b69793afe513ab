import type { z } from 'zod';

/**
 * The sentence for a field that is missing or wrong, where the contract has none of its own. Undefined leaves it to the
 * schema library.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This field is required.'
        : `This must be ${nameType(issue.expected)}.`;
    case 'too_small':
      return sayLeast(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case 'too_big':
      return sayMost(issue.origin, Number(issue.maximum), issue.inclusive !== false);
    case 'invalid_value': {
      const values = issue.values.map((value) => (typeof value === 'string' ? `"${value}"` : String(value)));
      return `This must be ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}.`;
    }
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This does not have the right format.';
    case 'unrecognized_keys':
      return `There is no such field: ${issue.keys.join(', ')}.`;
    case 'invalid_union':
      return issue.input === undefined
        ? 'This field is required.'
        : 'This does not have one of the allowed formats.';
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}.`;
    default:
      return undefined;
  }
}

const FORMATS: Record<string, string> = {
  email: 'This is not an email address.',
  url: 'This is not a web address.',
  datetime: 'This is not a time, such as 2026-01-31T09:00:00Z.',
  date: 'This is not a date, such as 2026-01-31.',
};

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
const nameType = (expected: string): string => TYPES[expected] ?? `a ${expected}`;

const count = new Intl.NumberFormat('en-US');

function sayLeast(origin: string, least: number, isInclusive: boolean): string {
  if (origin === 'string' || origin === 'array') {
    if (least <= 1) return 'This must not be empty.';
    return origin === 'string'
      ? `Use at least ${count.format(least)} characters.`
      : `Give at least ${count.format(least)} entries.`;
  }
  return `This must be ${isInclusive ? 'at least' : 'more than'} ${count.format(least)}.`;
}

function sayMost(origin: string, most: number, isInclusive: boolean): string {
  if (origin === 'string') return `Use at most ${count.format(most)} characters.`;
  if (origin === 'array') return `Give at most ${count.format(most)} entries.`;
  return `This must be ${isInclusive ? 'at most' : 'less than'} ${count.format(most)}.`;
}
