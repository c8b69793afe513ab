import type { ActionParameter, ActionValues } from '#contract/actions/actions.schemas.ts';

/** Values with the names that people read, in the order of the parameters. */
export function sayValues(
  parameters: readonly ActionParameter[],
  values: ActionValues,
): { label: string; value: string }[] {
  return parameters.flatMap(({ name, label }) => {
    const value = values[name];
    return value === undefined ? [] : [{ label, value }];
  });
}
