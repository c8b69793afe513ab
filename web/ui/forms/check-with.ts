import type { z } from 'zod';
import type { FieldErrors } from './use-problems.ts';

/** Checks the values of a form by a schema of the contract: one sentence a field, the first that fails. */
export const checkWith =
  (schema: z.ZodType) =>
  (values: unknown): FieldErrors => {
    const errors: FieldErrors = {};
    for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
      const [field, line] = path;
      if (typeof field !== 'string') continue;
      errors[field] ??= typeof line === 'number' ? `Line ${line + 1}: ${message}` : message;
    }
    return errors;
  };
