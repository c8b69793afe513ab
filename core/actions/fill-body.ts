import type { Action, ActionParameter, ActionValues } from '#contract/actions/actions.schemas.ts';
import { readPlaceholders } from './read-placeholders.ts';
import { replacePlaceholders } from './replace-placeholders.ts';

/**
 * The JSON body of a call; null for methods without one. Values are put into the strings of the template after it was read, so
 * that none can end its string. A string that is one parameter becomes what that is: a number stays a number.
 */
export function fillBody(
  { method, url, body, parameters }: Pick<Action, 'method' | 'url' | 'body' | 'parameters'>,
  values: ActionValues,
): string | null {
  if (method === 'GET' || method === 'DELETE') return null;
  if (body !== '') return JSON.stringify(fillNode(JSON.parse(body), parameters, values));
  const inUrl = readPlaceholders(url);
  const rest = parameters.filter(({ name }) => !inUrl.includes(name) && (values[name] ?? '') !== '');
  return JSON.stringify(Object.fromEntries(rest.map((each) => [each.name, typed(each, values)])));
}

function fillNode(node: unknown, parameters: readonly ActionParameter[], values: ActionValues): unknown {
  if (typeof node === 'string') {
    const whole = parameters.find(({ name }) => node === `{${name}}`);
    if (whole !== undefined) return typed(whole, values);
    return replacePlaceholders(node, (name) => values[name] ?? '');
  }
  if (Array.isArray(node)) return node.map((each) => fillNode(each, parameters, values));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, each]) => [key, fillNode(each, parameters, values)]),
  );
}

function typed({ name, kind }: ActionParameter, values: ActionValues): string | number | null {
  const value = values[name] ?? '';
  if (value === '') return null;
  return kind === 'number' ? Number(value) : value;
}
