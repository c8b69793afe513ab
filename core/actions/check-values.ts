import type { ActionParameter, ActionValues } from '#contract/actions/actions.schemas.ts';
import { parameterValueMaximumLength } from '#contract/actions/actions.ts';
import { emailPattern } from '#contract/email-address/email-address.ts';

export interface CheckedValues {
  /** Those that can be sent, as they are sent. */
  values: ActionValues;
  /** Required parameters without a value, and parameters with one that is not of their kind. */
  missing: ActionParameter[];
}

/** Takes from what was given the values of the parameters, and says which are missing. */
export function checkValues(
  parameters: readonly ActionParameter[],
  given: Readonly<Record<string, unknown>>,
): CheckedValues {
  // Without a prototype: else a parameter called `constructor` would seem to have a value.
  const values: ActionValues = Object.create(null);
  const missing: ActionParameter[] = [];
  for (const parameter of parameters) {
    const written = Object.hasOwn(given, parameter.name) ? given[parameter.name] : undefined;
    const isText = typeof written === 'string' || typeof written === 'number';
    const text = isText ? String(written).trim() : '';
    const value = text === '' ? null : readValue(parameter, text);
    if (value !== null) values[parameter.name] = value;
    else if (text !== '' || parameter.isRequired) missing.push(parameter);
  }
  return { values, missing };
}

/** The value as it is sent, or null where it is not of the parameter's kind. */
function readValue({ kind, options }: ActionParameter, text: string): string | null {
  if (text.length > parameterValueMaximumLength) return null;
  switch (kind) {
    case 'number': {
      const number = text.replace(',', '.');
      return /^[-+]?\d+(?:\.\d+)?$/.test(number) ? String(Number(number)) : null;
    }
    case 'email':
      return emailPattern.test(text) ? text : null;
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
    case 'choice':
      return options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? null;
    default:
      return text;
  }
}
