import type { z } from 'zod';
import type { ApiKeyScope } from './api-keys/api-keys.ts';
import type { ErrorCode } from './errors.ts';
import type { Role } from './workspaces/workspaces.ts';

/**
 * Who may call. `public`: anybody. `user`: a signed-in browser. `member`: a signed-in browser or an API key, acting in
 * one workspace. `visitor`: a widget, with the visitor's token in the header `X-Visitor-Token` where one is needed.
 * Every call from a browser that changes something also carries the CSRF token, except a visitor's, which has no
 * cookie. `operator`: a signed-in browser of an operator of the installation; for all others the endpoint does not exist.
 */
export type Access = 'public' | 'user' | 'member' | 'visitor' | 'operator';

/** What goes over the wire, where it is not JSON both ways. */
export type Transport = 'json' | 'multipart' | 'event-stream' | 'file';

/** What an endpoint takes and gives; a part of the input that is absent is an empty object. */
export interface EndpointSchemas {
  /** One sentence without a full stop, for the OpenAPI document and the reference. Browsers do not load it. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
}

declare const schemas: unique symbol;

/**
 * A plain declaration: a caller needs no schema library. Its schemas are known to the types only; at run time
 * `endpoint-schemas.ts` has them.
 */
export interface Endpoint<Schemas extends EndpointSchemas = EndpointSchemas, Caller extends Access = Access> {
  readonly [schemas]?: Schemas;
  /** `noun.verb`, unique: the operation id of the OpenAPI document. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces: `/api/v1/agents/{agentId}`. */
  path: string;
  access: Caller;
  /** Least role that may call, for `member` endpoints; `inbox-only` when absent. */
  role?: Role;
  /** What an API key needs to call it, for `member` endpoints; when absent `read` for GET, else `admin`. */
  scope?: ApiKeyScope;
  /** The signed-in user must have verified their email address first: it may be somebody else's. */
  needsVerifiedEmail?: true;
  /**
   * The user must have proven within the last minutes who they are (`confirmIdentity`): a session alone may be stolen.
   * With a role: only where the body gives it to somebody.
   */
  needsRecentConfirmation?: true | { role: Role };
  /** Status of success; 200 when absent, 302 for what sends a browser elsewhere. */
  status?: 200 | 201 | 204 | 302;
  transport?: Transport;
  /** The answer holds a secret that is shown once: it is never kept for a repeated request. */
  isAnswerSecret?: true;
  /** Codes beyond those that `access` and validation imply. */
  errors?: readonly ErrorCode[];
  /** Account calls answer failures as `{success: false, message}`, all others as `{error}`. */
  failure?: 'account';
  /** A change that members may make while their workspace is suspended. */
  worksSuspended?: true;
}

/**
 * Declares an endpoint once, for the server that binds it, the web that calls it and the OpenAPI document. Its schemas
 * are the constant of the same name in `‹noun›.schemas.ts`, imported as a type.
 */
export function defineEndpoint<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas, 'public'>,
): Endpoint<Schemas, 'public'>;
export function defineEndpoint<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas, 'user'>,
): Endpoint<Schemas, 'user'>;
export function defineEndpoint<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas, 'member'>,
): Endpoint<Schemas, 'member'>;
export function defineEndpoint<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas, 'visitor'>,
): Endpoint<Schemas, 'visitor'>;
export function defineEndpoint<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas, 'operator'>,
): Endpoint<Schemas, 'operator'>;
// A page that calls one endpoint of a noun loads that one.
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint(endpoint: Endpoint): Endpoint {
  return endpoint;
}

export type SchemasOf<E extends Endpoint> = NonNullable<E[typeof schemas]>;

/** The schema of one part; that of an empty object where the endpoint takes none. */
export type SchemaOf<E extends Endpoint, Part extends Exclude<keyof EndpointSchemas, 'summary'>> =
  SchemasOf<E> extends Record<Part, infer Schema extends z.ZodType>
    ? Schema
    : z.ZodObject<Record<never, never>>;

export type ParamsOf<E extends Endpoint> = z.output<SchemaOf<E, 'params'>>;
export type QueryOf<E extends Endpoint> = z.output<SchemaOf<E, 'query'>>;
export type BodyOf<E extends Endpoint> = z.output<SchemaOf<E, 'body'>>;
export type AnswerOf<E extends Endpoint> = z.output<SchemaOf<E, 'answer'>>;
