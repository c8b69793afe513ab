/** Of one agent. */
export const actionsMaximum = 20;

export const actionMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type ActionMethod = (typeof actionMethods)[number];

export const parameterKinds = ['text', 'number', 'email', 'date', 'choice'] as const;
export type ParameterKind = (typeof parameterKinds)[number];

/** How a call ended. `empty`: the server has nothing for these values. */
export const callOutcomes = ['done', 'empty', 'failed'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const actionNameMaximumLength = 60;
export const actionDescriptionMaximumLength = 500;
export const actionUrlMaximumLength = 2_048;
export const actionBodyMaximumLength = 8_000;
export const actionReplyMaximumLength = 2_000;
export const parametersMaximum = 10;
export const parameterNameMaximumLength = 40;
export const parameterValueMaximumLength = 500;
export const headersMaximum = 10;
export const headerValueMaximumLength = 2_000;
export const triggersMaximum = 30;
export const triggerMaximumLength = 100;

/** Longest wait for the answer of a call, in seconds. */
export const timeoutSeconds = { least: 1, most: 20, usual: 8 } as const;

/** Characters of an OpenAPI document. */
export const openapiMaximumLength = 1_000_000;

/** Calls of one answer of a language model. */
export const callsOfAnswerMaximum = 3;
