import type { FieldErrors } from './use-problems.ts';

/** The check of a form whose fields, named with their sentences, must not be empty. */
export const refuseEmpty =
  <Values extends object>(required: { [Name in keyof Values & string]?: string }) =>
  (values: Values): FieldErrors =>
    Object.fromEntries(
      Object.entries(required).filter(
        ([name]) => String(values[name as keyof Values] ?? '').trim() === '',
      ) as [string, string][],
    );
