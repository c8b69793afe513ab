import type { AnswerRequest, ModelTool } from '#server/ports/language-model.ts';

interface ChatTools {
  tools?: { type: 'function'; function: ModelTool }[];
}

/** Tools as chat completions want them; nothing where there are none, as servers refuse an empty list. */
export function chatTools({ tools = [] }: AnswerRequest): ChatTools {
  if (tools.length === 0) return {};
  return {
    tools: tools.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters },
    })),
  };
}
