import type { Action } from '#contract/actions/actions.schemas.ts';
import { fillUrl } from '#core/actions/fill-url.ts';
import { findBodyProblem } from '#core/actions/find-body-problem.ts';
import { findUrlProblem } from '#core/actions/find-url-problem.ts';
import { isPath } from '#core/actions/results/is-path.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';

type Checked = Pick<Action, 'url' | 'body' | 'parameters' | 'resultPath' | 'headers'>;

/** Headers that say how a request travels are ours to set. */
const ours = new Set([
  'host',
  'connection',
  'content-length',
  'content-type',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'keep-alive',
  'cookie',
  'user-agent',
  // The same for all calls, it would make them one.
  'idempotency-key',
]);

/** Throws `invalid-input` for an action that could not be called. What a host name resolves to is checked at each call. */
export function requireCallable(
  { actionCaller }: Pick<Services, 'actionCaller'>,
  { url, body, parameters, resultPath, headers }: Checked,
): void {
  const names = parameters.map(({ name }) => name);
  const sample = Object.fromEntries(names.map((name) => [name, '1']));
  const refuse = (field: string, message: string | null) => {
    if (message !== null) throw failure('invalid-input', { message, details: { [field]: message } });
  };
  const same = names.find((name, at) => names.indexOf(name) !== at);
  refuse('parameters', same === undefined ? null : `There are two parameters named {${same}}.`);
  const bare = parameters.find(({ kind, options }) => kind === 'choice' && options.length === 0);
  refuse('parameters', bare === undefined ? null : `Give {${bare.name}} options to choose from.`);
  refuse('url', findUrlProblem(url, names) ?? actionCaller.refusalOf(fillUrl(url, sample)));
  refuse('body', findBodyProblem(body, names));
  refuse('resultPath', isPath(resultPath) ? null : 'Write a path such as data.orders[0].');
  const own = headers.find(({ name }) => ours.has(name.toLowerCase()));
  refuse('headers', own === undefined ? null : `The header ${own.name} is set by us. Leave it out.`);
}
