import type { Action, ActionParameter } from '#contract/actions/actions.schemas.ts';

/** What a language model is told of something that it can call. */
export interface ToolDescription {
  /** Letters, digits, hyphens and underscores, at most 64. */
  name: string;
  description: string;
  /** JSON Schema of an object. */
  parameters: Record<string, unknown>;
}

/** An action as a tool of a language model. Nothing is required: what is missing the visitor is asked for by us, not by the model. */
export function describeTool(
  name: string,
  action: Pick<Action, 'name' | 'description' | 'parameters'>,
): ToolDescription {
  const properties = Object.fromEntries(action.parameters.map((each) => [each.name, schemaOf(each)]));
  return {
    name,
    description: action.description === '' ? action.name : `${action.name}: ${action.description}`,
    parameters: { type: 'object', properties },
  };
}

function schemaOf({ kind, label, options }: ActionParameter): Record<string, unknown> {
  switch (kind) {
    case 'number':
      return { type: 'number', description: label };
    case 'choice':
      return { type: 'string', enum: options, description: label };
    case 'date':
      return { type: 'string', description: `${label}, as 2027-03-28` };
    default:
      return { type: 'string', description: label };
  }
}
