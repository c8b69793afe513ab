import { z } from 'zod';
import { idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import {
  actionBodyMaximumLength,
  actionDescriptionMaximumLength,
  actionMethods,
  actionNameMaximumLength,
  actionReplyMaximumLength,
  actionUrlMaximumLength,
  callOutcomes,
  headersMaximum,
  headerValueMaximumLength,
  openapiMaximumLength,
  parameterKinds,
  parameterNameMaximumLength,
  parametersMaximum,
  parameterValueMaximumLength,
  timeoutSeconds,
  triggerMaximumLength,
  triggersMaximum,
} from './actions.ts';

export const actionParameterSchema = z.object({
  /** As it is written in braces in the URL, in the body and in the reply. */
  name: z
    .string()
    .trim()
    .regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/, 'Begin with a letter, then letters, digits and underscores.'),
  /** What the visitor is asked for. */
  label: nameText.min(1, 'Say what the visitor is asked for.').max(80, 'Use at most 80 characters.'),
  kind: z.enum(parameterKinds),
  isRequired: z.boolean().default(true),
  /** To choose from, for `choice`. */
  options: z.array(z.string().trim().min(1).max(80)).max(50, 'Use at most 50 options.').default([]),
});
export type ActionParameter = z.infer<typeof actionParameterSchema>;

const headerSchema = z.object({
  name: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'Use letters, digits and hyphens.'),
  /** Stored encrypted and never shown again. Left out, the value that is stored for this name stays. */
  value: z
    .string()
    .trim()
    .max(headerValueMaximumLength, 'This value is too long.')
    .regex(/^[\x20-\x7e]*$/, 'Use one line of unaccented letters, digits and punctuation.')
    .optional(),
});

const nameSchema = nameText
  .min(1, 'Enter a name.')
  .max(actionNameMaximumLength, `Use at most ${actionNameMaximumLength} characters.`);

const triggersSchema = z
  .array(z.string().trim().min(1).max(triggerMaximumLength, 'This phrase is too long.'))
  .max(triggersMaximum, `Use at most ${triggersMaximum} phrases.`);

/** What an owner decides about an action. */
const fields = {
  name: nameSchema,
  /** What it is for, in the owner's words: by this a language model decides when to use it. */
  description: z.string().trim().max(actionDescriptionMaximumLength, 'This is too long.'),
  isOn: z.boolean(),
  method: z.enum(actionMethods),
  /** With parameters in braces behind the host: `https://shop.example/orders/{order}`. */
  url: z.string().trim().min(1, 'Enter a URL.').max(actionUrlMaximumLength, 'This URL is too long.'),
  headers: z.array(headerSchema).max(headersMaximum, `Use at most ${headersMaximum} headers.`),
  /** JSON with parameters in braces within its strings. Empty: the parameters that the URL does not have. */
  body: z.string().trim().max(actionBodyMaximumLength, 'This body is too long.'),
  parameters: z.array(actionParameterSchema).max(parametersMaximum, `Use at most ${parametersMaximum}.`),
  /** Which part of the answer counts, such as `data.orders[0]`; empty for all of it. */
  resultPath: z.string().trim().max(200, 'This path is too long.'),
  /** What is answered without a language model, with `{field}` of the result or of the parameters. Empty: all fields. */
  reply: z.string().trim().max(actionReplyMaximumLength, 'This reply is too long.'),
  /** Words of visitors for which it is used where no language model answers. */
  triggers: triggersSchema,
  /** The visitor sees what is sent and sends it by a button. */
  needsConfirmation: z.boolean(),
  timeoutSeconds: z.number().int().min(timeoutSeconds.least).max(timeoutSeconds.most),
};

export const actionDraftSchema = z.object({
  ...fields,
  /** Values are never shown. */
  headers: z.array(z.object({ name: z.string() })),
});
export type ActionDraft = z.infer<typeof actionDraftSchema>;

export const actionSchema = actionDraftSchema.extend({
  id: idSchema,
  agentId: idSchema,
  createdAt: timeSchema,
});
export type Action = z.infer<typeof actionSchema>;

const agentParams = z.object({ agentId: idSchema });
const actionParams = z.object({ agentId: idSchema, actionId: idSchema });

export const listActions = {
  summary: 'List the actions of an agent: what it can look up or do at another server',
  params: agentParams,
  answer: z.object({ data: z.array(actionSchema) }),
};

export const createAction = {
  summary: 'Give an agent an action',
  params: agentParams,
  body: z.object({
    ...fields,
    description: fields.description.default(''),
    isOn: fields.isOn.default(true),
    method: fields.method.default('GET'),
    headers: fields.headers.default([]),
    body: fields.body.default(''),
    parameters: fields.parameters.default([]),
    resultPath: fields.resultPath.default(''),
    reply: fields.reply.default(''),
    triggers: fields.triggers.default([]),
    /** What changes something is confirmed unless said otherwise. */
    needsConfirmation: fields.needsConfirmation.optional(),
    timeoutSeconds: fields.timeoutSeconds.default(timeoutSeconds.usual),
  }),
  answer: actionSchema,
};

export const updateAction = {
  summary: 'Change an action',
  params: actionParams,
  body: z.object(fields).partial(),
  answer: actionSchema,
};

export const deleteAction = {
  summary: 'Delete an action with its secrets',
  params: actionParams,
  answer: z.object({}),
};

export const readOpenapi = {
  summary: 'List the calls that an OpenAPI document describes, as actions to begin with; nothing is stored',
  params: agentParams,
  body: z
    .object({
      /** Where the document is. */
      url: z.string().trim().max(actionUrlMaximumLength, 'This URL is too long.').default(''),
      /** The document itself, JSON or YAML; used where both are given. */
      document: z.string().max(openapiMaximumLength, 'This document is too long.').default(''),
    })
    .refine(({ url, document }) => url !== '' || document.trim() !== '', {
      path: ['url'],
      message: 'Enter a URL, or paste the document.',
    }),
  answer: z.object({
    data: z.array(
      z.object({
        /** `GET /orders/{order}` */
        title: z.string(),
        /** Why it can't be an action, as a sentence; null where it can. */
        obstacle: z.string().nullable(),
        action: actionDraftSchema,
      }),
    ),
  }),
};
export type OpenapiOperation = z.infer<typeof readOpenapi.answer>['data'][number];

/** By the name of the parameter. */
export const actionValuesSchema = z.record(
  z.string().max(parameterNameMaximumLength),
  z.string().trim().max(parameterValueMaximumLength, 'This is too long.'),
);
export type ActionValues = z.infer<typeof actionValuesSchema>;

/** One call as it is kept with the answer that it served: no header and no secret. */
export const actionCallSchema = z.object({
  name: z.string(),
  parameters: z.array(z.object({ label: z.string(), value: z.string() })),
  /** HTTP status of the answer; null where there was none. */
  status: z.number().int().nullable(),
  outcome: z.enum(callOutcomes),
  /** Why it failed, as a sentence. */
  problem: z.string().nullable(),
  durationMs: z.number().int(),
});
export type ActionCall = z.infer<typeof actionCallSchema>;

export const testAction = {
  summary: 'Call an action with values of your own and see what came back',
  params: actionParams,
  body: z.object({ values: actionValuesSchema }),
  answer: actionCallSchema.extend({
    /** Method and URL as they were called. */
    request: z.string(),
    /** The beginning of what the server answered; null where there was no answer. */
    answer: z.string().nullable(),
    /** What a visitor would read without a language model; null where the call failed. */
    reply: z.string().nullable(),
  }),
};
export type ActionTest = z.infer<typeof testAction.answer>;

/** What a visitor is asked before an action is called. */
export const actionFormSchema = z.object({
  actionId: idSchema,
  /** Comes back with what is filled in: the same form that is sent again is the same call. */
  formId: idSchema,
  title: z.string(),
  parameters: z.array(actionParameterSchema),
  /** What is known already. */
  values: actionValuesSchema,
});
export type ActionForm = z.infer<typeof actionFormSchema>;

/** What is kept of a form that a visitor was shown: the rest is the action's, as it is when the form is shown again. */
export type AskedForm = Pick<ActionForm, 'actionId' | 'formId' | 'values'>;

/** A form that a visitor has filled in. */
export const sentFormSchema = z.object({
  actionId: idSchema,
  /** Of the form as it was shown; absent, each form that is sent is another call. */
  formId: idSchema.optional(),
  values: actionValuesSchema,
});
export type SentForm = z.infer<typeof sentFormSchema>;
