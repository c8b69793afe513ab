import type { ReadField } from './read-field.ts';

/** The body of a call with parameters in braces. Empty where all names are as the server knows them: then the parameters are the body. */
export function writeBody(fields: readonly ReadField[]): string {
  if (fields.every(({ key, parameter }) => key === parameter.name)) return '';
  const body = Object.fromEntries(fields.map(({ key, parameter }) => [key, `{${parameter.name}}`]));
  return JSON.stringify(body, null, 2);
}
