import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Checks a form by a schema of the contract: one message a field, the first that fails. */
export const resolveWith =
  <Values extends FieldValues>(schema: z.ZodType<Values>): Resolver<Values> =>
  (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.error.issues) {
      const [field, line] = issue.path;
      if (typeof field !== 'string') continue;
      const place = typeof line === 'number' ? `Line ${line + 1}: ` : '';
      errors[field] ??= { type: issue.code, message: place + issue.message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
