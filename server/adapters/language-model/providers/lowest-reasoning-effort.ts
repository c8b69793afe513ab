/**
 * How little a model may think before it answers, or undefined for models that do not think. Thinking counts inside
 * the maximum of output tokens and delays the first word. From OpenAI's model pages, November 2026.
 */
export function lowestReasoningEffort(modelId: string): 'none' | 'minimal' | 'low' | undefined {
  if (/^o\d/.test(modelId)) return 'low';
  if (/^gpt-5(-mini|-nano)?(-\d{4}-\d{2}-\d{2})?$/.test(modelId)) return 'minimal';
  if (/^gpt-(5\.\d|[6-9])/.test(modelId) && !/-(chat|pro|sol|astra|codex)/.test(modelId)) return 'none';
  return /^gpt-[5-9].*-(pro|sol|astra|codex)/.test(modelId) ? 'low' : undefined;
}
