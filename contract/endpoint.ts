import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call. `public`: anybody. `user`: a signed-in browser. `member`: a signed-in browser or an API key, acting
 * in one workspace. `visitor`: a widget, with the visitor's token in the header `X-Visitor-Token` where one is needed.
 * Every call from a browser that changes something also carries the CSRF token, except a visitor's, which has no cookie.
 */
export type Access = 'public' | 'user' | 'member' | 'visitor';

export const roles = ['inbox-only', 'agent-editor', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

/** What goes over the wire, where it is not JSON both ways. */
export type Transport = 'json' | 'multipart' | 'event-stream' | 'file';

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Caller extends Access = Access,
> {
  /** `noun.verb`, unique: the operation id of the OpenAPI document. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces: `/api/v1/agents/{agentId}`. */
  path: string;
  summary: string;
  access: Caller;
  /** Least role that may call, for `member` endpoints; `inbox-only` when absent. */
  role?: Role;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
  /** Status of success; 200 when absent, 302 for what sends a browser elsewhere. */
  status?: 200 | 201 | 204 | 302;
  transport?: Transport;
  /** The answer holds a secret that is shown once: it is never kept for a repeated request. */
  isAnswerSecret?: true;
  /** Codes beyond those that `access` and validation imply. */
  errors?: readonly ErrorCode[];
  /** Account calls answer failures as `{success: false, message}`, all others as `{error}`. */
  failure?: 'account';
}

const nothing = z.object({});
type Nothing = typeof nothing;

type Definition<P, Q, B, A, Caller> = Omit<Endpoint, 'params' | 'query' | 'body' | 'answer' | 'access'> & {
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
  access: Caller;
};

/** Declares an endpoint once, for the server that binds it, the web that calls it and the OpenAPI document. */
export function defineEndpoint<
  A extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  Caller extends Access = Access,
>(definition: Definition<P, Q, B, A, Caller>): Endpoint<P, Q, B, A, Caller> {
  return {
    ...definition,
    params: definition.params ?? (nothing as unknown as P),
    query: definition.query ?? (nothing as unknown as Q),
    body: definition.body ?? (nothing as unknown as B),
  };
}

/** Some of the fields: an absent one and one that is undefined both stay as they are. */
export type Changes<T> = { [Field in keyof T]?: T[Field] | undefined };

export type ParamsOf<E extends Endpoint> = z.infer<E['params']>;
export type QueryOf<E extends Endpoint> = z.infer<E['query']>;
export type BodyOf<E extends Endpoint> = z.infer<E['body']>;
export type AnswerOf<E extends Endpoint> = z.infer<E['answer']>;

/** Opaque id of anything stored. */
export const idSchema = z.string().min(1).max(64);

/** ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime();

/** Query of every list: newest first, `cursor` as the last page gave it. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z
    .string()
    .regex(/^[a-z]+_[0-9a-z]{25}$/, 'Give the cursor as the last page gave it.')
    .optional(),
});

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    pagination: z.object({
      /** Give it back to get the next page; null on the last. */
      cursor: z.string().nullable(),
      hasMore: z.boolean(),
      total: z.number().int(),
    }),
  });
}

const rangeTime = z.iso
  .datetime({ offset: true })
  .refine((time) => Date.parse(time) >= 0, 'Give a time after 1970.');

/** Half-open range of times: `from` included, `to` excluded. */
export const rangeQuerySchema = z.object({ from: rangeTime.optional(), to: rangeTime.optional() });
