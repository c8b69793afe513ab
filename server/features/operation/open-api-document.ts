import { z } from 'zod';
import { brand } from '#contract/brand.ts';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { schemasOf } from '#contract/endpoint-schemas.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type ErrorCode, errors } from '#contract/errors.ts';
import { requiredScope } from '#contract/required-scope.ts';
import { webhookBodyOf } from '#contract/webhooks/webhooks.schemas.ts';
import { type DeliveredEvent, webhookEvents, webhookTest } from '#contract/webhooks/webhooks.ts';
import { visitorTokenHeader } from '#contract/widget/widget.ts';
import type { Services } from '#server/context.ts';

type Json = Record<string, unknown>;

const security: Record<Access, Json[]> = {
  public: [],
  user: [{ session: [] }],
  member: [{ session: [] }, { apiKey: [] }],
  visitor: [{ visitor: [] }],
  operator: [{ session: [] }],
};

const errorSchema = (endpoint: Endpoint): Json =>
  endpoint.failure === 'account'
    ? {
        type: 'object',
        required: ['success', 'message'],
        properties: { success: { const: false }, message: { type: 'string' } },
      }
    : { $ref: '#/components/schemas/Error' };

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _$schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function codesOf(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['invalid-input', ...(endpoint.errors ?? [])];
  if (endpoint.access === 'user' || endpoint.access === 'member') codes.push('signed-out', 'rate-limited');
  if (endpoint.access === 'operator') codes.push('not-found', 'confirmation-needed', 'rate-limited');
  if (endpoint.access === 'member')
    codes.push('invalid-api-key', 'not-allowed', 'not-found', 'workspace-suspended');
  if (endpoint.method !== 'GET' && endpoint.access !== 'visitor') codes.push('invalid-csrf-token');
  if (endpoint.method !== 'GET' && codes.includes('signed-out')) codes.push('signed-in-as-another');
  return codes;
}

function failuresOf(endpoint: Endpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(endpoint)) {
    const group = byStatus.get(errors[code].status) ?? [];
    if (!group.includes(code)) group.push(code);
    byStatus.set(errors[code].status, group);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code].message}`).join(' '),
        content: { 'application/json': { schema: errorSchema(endpoint) } },
      },
    ]),
  );
}

function requestBody(endpoint: Endpoint): Json | undefined {
  if (endpoint.method === 'GET') return undefined;
  const schema = schemaOf(schemasOf(endpoint).body, 'input');
  const isEmpty =
    schema.type === 'object' && Object.keys((schema.properties as Json | undefined) ?? {}).length === 0;
  if (isEmpty && endpoint.transport !== 'multipart') return undefined;
  const content: Json = isEmpty ? {} : { 'application/json': { schema } };
  if (endpoint.transport === 'multipart') {
    content['multipart/form-data'] = {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    };
  }
  return { required: true, content };
}

function answerContent(endpoint: Endpoint): Json {
  const schema = schemaOf(schemasOf(endpoint).answer, 'output');
  if (endpoint.transport === 'file') return { 'text/csv': {}, 'application/json': {} };
  const json = { 'application/json': { schema } };
  return endpoint.transport === 'event-stream'
    ? { ...json, 'text/event-stream': { schema: { type: 'string' } } }
    : json;
}

function operationOf(endpoint: Endpoint): Json {
  const { summary, params, query } = schemasOf(endpoint);
  const body = requestBody(endpoint);
  return {
    operationId: endpoint.name,
    summary,
    tags: [endpoint.name.split('.')[0]],
    security: security[endpoint.access],
    ...(endpoint.access === 'member' ? { 'x-api-key-scope': requiredScope(endpoint) } : {}),
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      [endpoint.status ?? 200]: { description: 'Success', content: answerContent(endpoint) },
      ...failuresOf(endpoint),
    },
  };
}

/** A request that we make, as Standard Webhooks 1.0 says. */
function webhookOf(event: DeliveredEvent): Json {
  const header = (name: string, description: string): Json => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  return {
    post: {
      operationId: `webhook ${event}`,
      tags: ['webhooks'],
      security: [],
      parameters: [
        header('webhook-id', 'The same for every attempt.'),
        header('webhook-timestamp', 'Time of this attempt, in seconds since 1970.'),
        header('webhook-signature', '`v1,` and an HMAC-SHA256 in base64; during a rotation two of them.'),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(webhookBodyOf(event), 'output') } },
      },
      responses: {
        '2XX': {
          description: 'Received. For any other status, or none within 15 seconds, it is tried again.',
        },
      },
    },
  };
}

const errorObject = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { enum: Object.keys(errors) },
        message: { type: 'string' },
        details: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
};

const components = {
  securitySchemes: {
    apiKey: { type: 'http', scheme: 'bearer', description: 'A key of the workspace, `pk_…`.' },
    session: {
      type: 'apiKey',
      in: 'header',
      name: 'X-CSRF-Token',
      description:
        'The session cookie of a signed-in browser, and on every change the token of GET /api/csrf-token.',
    },
    visitor: { type: 'apiKey', in: 'header', name: visitorTokenHeader },
  },
  schemas: { Error: errorObject },
};

/** The OpenAPI 3.1 document of everything in the contract, without the addresses of servers. */
export function openApiDocument(services: Services) {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: services.version },
    paths,
    webhooks: Object.fromEntries(
      ([...webhookEvents, webhookTest] as const).map((event) => [event, webhookOf(event)]),
    ),
    components,
  };
}
