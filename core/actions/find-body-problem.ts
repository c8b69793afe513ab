import { readPlaceholders } from './read-placeholders.ts';

/** Why a body with parameters in braces can't be sent, as a sentence; null where nothing speaks against it. */
export function findBodyProblem(body: string, parameters: readonly string[]): string | null {
  if (body === '') return null;
  try {
    JSON.parse(body);
  } catch {
    return 'This is not JSON. Write parameters in quotes: {"order": "{order}"}.';
  }
  const unknown = readPlaceholders(body).find((name) => !parameters.includes(name));
  return unknown === undefined ? null : `Add the parameter {${unknown}}, or take it out of the body.`;
}
