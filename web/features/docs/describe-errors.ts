import { errors } from '#contract/errors.ts';

/** Every error code with its status and message as a Markdown table, by status. */
export function describeErrors(): string {
  const rows = Object.entries(errors)
    .sort(([, left], [, right]) => left.status - right.status)
    .map(([code, { status, message }]) => `| ${status} | \`${code}\` | ${message} |`);
  return ['| Status | Code | Message |', '|--:|---|---|', ...rows].join('\n');
}
