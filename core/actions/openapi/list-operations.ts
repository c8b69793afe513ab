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
import { type ReadField, readField } from './read-field.ts';
import { resolveNode } from './resolve-node.ts';

/** The whole URL of a server, without its query; null for none that can be called. */
export type ResolveUrl = (written: string) => string | null;

const mostOperations = 200;

/** The calls of a document, in its order. */
export function listOperations(document: object, resolveUrl: ResolveUrl): OpenapiOperation[] {
  const root = nodeOf(document);
  const found: OpenapiOperation[] = [];
  for (const [path, item] of Object.entries(nodeOf(root.paths))) {
    const calls = resolveNode(document, item);
    for (const method of actionMethods) {
      const operation = calls[method.toLowerCase()];
      if (operation === undefined) continue;
      found.push(readOperation(root, { path, method, calls, operation: nodeOf(operation), resolveUrl }));
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
  resolveUrl: ResolveUrl;
}

function readOperation(root: Record<string, unknown>, found: Found): OpenapiOperation {
  const { path, method, calls, operation, resolveUrl } = found;
  const inUrl = readUrlFields(root, [calls.parameters, operation.parameters]);
  const body = readBody(root, operation);
  const server = readServer(root, [operation.servers, calls.servers, root.servers], resolveUrl);
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
      url: `${server ?? 'https://'}${writePath(path, inUrl.fields)}${writeQuery(inUrl.query.filter(kept))}`,
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
const notAsked = (key: string) => `It needs “${key}”, a list or an object, which a form can’t ask for.`;
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

function readUrlFields(root: object, lists: readonly unknown[]) {
  const given = new Map<string, Record<string, unknown>>();
  for (const each of lists.flatMap((list) => (Array.isArray(list) ? list : []))) {
    const node = resolveNode(root, each);
    given.set(`${String(node.in)} ${String(node.name)}`, node);
  }
  const fields: ReadField[] = [];
  const query: ReadField[] = [];
  let obstacle: string | null = null;
  for (const node of given.values()) {
    if ((node.in !== 'path' && node.in !== 'query') || typeof node.name !== 'string') continue;
    const isRequired = node.in === 'path' || node.required === true;
    const { name: key, schema, description } = node;
    const field = readField(root, { key, schema, description, isRequired, isText: true });
    if (field === null) {
      if (isRequired) obstacle ??= notAsked(key);
      continue;
    }
    fields.push(field);
    if (node.in === 'query') query.push(field);
  }
  return { fields, query, obstacle };
}

function readBody(root: object, operation: Record<string, unknown>) {
  const request = resolveNode(root, operation.requestBody);
  const media = Object.entries(nodeOf(request.content)).find(([type]) => /[/+]json\b/i.test(type))?.[1];
  const isNeeded = request.required === true;
  if (media === undefined) {
    const obstacle = isNeeded ? 'Its body is not JSON.' : null;
    return { fields: [], obstacle };
  }
  const schema = resolveNode(root, nodeOf(media).schema);
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields: ReadField[] = [];
  let obstacle: string | null = null;
  for (const [key, property] of Object.entries(nodeOf(schema.properties))) {
    if (resolveNode(root, property).readOnly === true) continue;
    const isRequired = required.includes(key);
    const field = readField(root, { key, schema: property, description: '', isRequired, isText: false });
    if (field !== null) fields.push(field);
    else if (isRequired) obstacle ??= notAsked(key);
  }
  return { fields, obstacle };
}

function readServer(root: object, lists: readonly unknown[], resolveUrl: ResolveUrl): string | null {
  const servers = lists.find((list): list is unknown[] => Array.isArray(list) && list.length > 0) ?? [
    { url: '/' },
  ];
  const server = resolveNode(root, servers[0]);
  const variables = nodeOf(server.variables);
  const written = String(server.url ?? '').replace(/\{([^{}]+)\}/g, (_all, name: string) =>
    String(nodeOf(variables[name]).default ?? ''),
  );
  return resolveUrl(written)?.replace(/\/+$/, '') ?? null;
}

const writePath = (path: string, fields: readonly ReadField[]): string =>
  path.replace(/\{([^{}]+)\}/g, (written, key: string) => {
    const field = fields.find((each) => each.key === key);
    return field === undefined ? written : `{${field.parameter.name}}`;
  });

function writeQuery(query: readonly ReadField[]): string {
  const pairs = query.map(({ key, parameter }) => `${encodeURIComponent(key)}={${parameter.name}}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Needed only where a name is not as the server knows it; else the parameters are the body. */
function writeBody(fields: readonly ReadField[]): string {
  if (fields.every(({ key, parameter }) => key === parameter.name)) return '';
  const body = Object.fromEntries(fields.map(({ key, parameter }) => [key, `{${parameter.name}}`]));
  return JSON.stringify(body, null, 2);
}

/** Headers that the owner has to fill in. */
function readSecurity(root: Record<string, unknown>, operation: Record<string, unknown>): { name: string }[] {
  const wanted = [operation.security ?? root.security].flat().flatMap((each) => Object.keys(nodeOf(each)));
  const schemes = nodeOf(nodeOf(root.components).securitySchemes);
  const names = wanted.flatMap((name) => {
    const scheme = resolveNode(root, schemes[name]);
    if (scheme.type === 'apiKey') return scheme.in === 'header' ? [String(scheme.name)] : [];
    return scheme.type === undefined ? [] : ['Authorization'];
  });
  return [...new Set(names)].map((name) => ({ name }));
}
