import type { OpenapiOperation } from '#contract/actions/actions.schemas.ts';
import {
  type ActionMethod,
  actionDescriptionMaximumLength,
  actionMethods,
  actionNameMaximumLength,
  parameterNameMaximumLength,
  parametersMaximum,
  timeoutSeconds,
} from '#contract/actions/actions.ts';
import { nodeOf } from './node-of.ts';
import { readBodyFields } from './read-body-fields.ts';
import type { ReadField } from './read-field.ts';
import { readSecurity } from './read-security.ts';
import { readServer } from './read-server.ts';
import { readUrlFields } from './read-url-fields.ts';
import { resolveNode } from './resolve-node.ts';
import { writeBody } from './write-body.ts';
import { writeUrl } from './write-url.ts';

const mostOperations = 200;

/** The calls of a document, in its order. */
export function listOperations(document: object, address: string): OpenapiOperation[] {
  const root = nodeOf(document);
  const found: OpenapiOperation[] = [];
  for (const [path, item] of Object.entries(nodeOf(root.paths))) {
    const calls = resolveNode(document, item);
    for (const method of actionMethods) {
      const operation = calls[method.toLowerCase()];
      if (operation === undefined) continue;
      found.push(readOperation(root, { path, method, calls, operation: nodeOf(operation), address }));
      // Stops here, as paths may share long lists of parameters, which are read for each of them.
      if (found.length === mostOperations) return found;
    }
  }
  return found;
}

interface Found {
  path: string;
  method: ActionMethod;
  /** All of the path, with what they have in common. */
  calls: Record<string, unknown>;
  operation: Record<string, unknown>;
  /** Where the document was found; empty for nowhere. */
  address: string;
}

function readOperation(root: Record<string, unknown>, found: Found): OpenapiOperation {
  const { path, method, calls, operation, address } = found;
  const inUrl = readUrlFields(root, [calls.parameters, operation.parameters]);
  const body = readBodyFields(root, operation);
  const server = readServer(root, [operation.servers, calls.servers, root.servers], address);
  const fields = chooseFields([...inUrl.fields, ...body.fields]);
  const kept = (each: ReadField) => fields.includes(each);
  const summary = [operation.summary, operation.operationId, `${method} ${path}`].find(
    (each): each is string => typeof each === 'string' && each.trim() !== '',
  );
  const description = typeof operation.description === 'string' ? operation.description : (summary ?? '');
  return {
    title: `${method} ${path}`,
    obstacle: server === null ? noServer : (inUrl.obstacle ?? body.obstacle ?? tooMany(fields)),
    action: {
      name: (summary ?? '').trim().slice(0, actionNameMaximumLength),
      description: description.trim().slice(0, actionDescriptionMaximumLength),
      isOn: true,
      method,
      url: `${server ?? 'https://'}${writeUrl(path, inUrl.fields, inUrl.query.filter(kept))}`,
      headers: readSecurity(root, operation),
      body: writeBody(body.fields.filter(kept)),
      parameters: fields.map(({ parameter }) => parameter),
      resultPath: '',
      reply: '',
      triggers: [],
      needsConfirmation: method !== 'GET',
      timeoutSeconds: timeoutSeconds.usual,
    },
  };
}

const noServer = 'The document says no URL of a server that begins with https://.';
const tooMany = (fields: readonly ReadField[]) =>
  fields.length > parametersMaximum ? `It needs more than ${parametersMaximum} values.` : null;

/** Required ones, and optional ones as many as there is space for. Two of one name are told apart. */
function chooseFields(fields: readonly ReadField[]): ReadField[] {
  const required = fields.filter(({ parameter }) => parameter.isRequired);
  const optional = fields.filter(({ parameter }) => !parameter.isRequired);
  const space = Math.max(0, parametersMaximum - required.length);
  const chosen = [...required, ...optional.slice(0, space)];
  const names = new Set<string>();
  for (const { parameter } of chosen) {
    parameter.name = tellApart(parameter.name, names);
    names.add(parameter.name);
  }
  return chosen;
}

/** A name that is not taken: itself, else with a number behind it, within the length that names may have. */
function tellApart(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) {
    const ending = `_${number}`;
    free = `${name.slice(0, parameterNameMaximumLength - ending.length)}${ending}`;
  }
  return free;
}
