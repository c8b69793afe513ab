/** What is offered under the two labels of the interface, and who serves them when nothing else is configured. */
export interface LabelledModel {
  /** Stable value of an agent's `selectedModel`. */
  key: 'gpt-3.5' | 'gpt-4o';
  label: string;
  modelId: string;
  /** From this time on `replacementId` serves the label: the vendor shuts the model down. */
  shutdownAt?: string;
  replacementId?: string;
}

/** Ids and dates from OpenAI's deprecation page, November 2026: gpt-3.5-turbo ended on 23 October 2026. */
export const labelledModels: readonly LabelledModel[] = [
  { key: 'gpt-3.5', label: 'GPT-3.5', modelId: 'gpt-6-luna' },
  {
    key: 'gpt-4o',
    label: 'GPT-4o',
    modelId: 'gpt-4o',
    shutdownAt: '2027-01-14T00:00:00Z',
    replacementId: 'gpt-6-luna',
  },
];

export type ProviderKey = 'openai' | 'anthropic' | 'google' | 'compatible';

/** Listed when the provider's key is set; the first one is its usual model. No previews: they end at short notice. */
export const vendorModels: Record<
  Exclude<ProviderKey, 'compatible'>,
  readonly { modelId: string; label: string }[]
> = {
  openai: [
    { modelId: 'gpt-6-luna', label: 'GPT-6 Luna' },
    { modelId: 'gpt-6.1-terra', label: 'GPT-6.1 Terra' },
    { modelId: 'gpt-6.2-sol', label: 'GPT-6.2 Sol' },
    { modelId: 'gpt-6.2-astra', label: 'GPT-6.2 Astra' },
  ],
  anthropic: [
    { modelId: 'claude-haiku-5-5', label: 'Claude Haiku 5.5' },
    { modelId: 'claude-sonnet-5-5', label: 'Claude Sonnet 5.5' },
    { modelId: 'claude-opus-5-5', label: 'Claude Opus 5.5' },
  ],
  google: [
    { modelId: 'gemini-3.8-flash', label: 'Gemini 3.8 Flash' },
    { modelId: 'gemini-3.5-flash-lite', label: 'Gemini 3.5 Flash-Lite' },
  ],
};
