/** Whose models a workspace can use with a key of its own. `compatible`: any server that speaks OpenAI's protocol. */
export const modelProviders = ['openai', 'anthropic', 'google', 'compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];

export const modelProviderNames: Readonly<Record<ModelProvider, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  compatible: 'OpenAI-compatible server',
};

export const modelKeyMaximumLength = 500;
export const modelUrlMaximumLength = 500;
export const modelIdMaximumLength = 100;
/** Models of one compatible server that agents can choose from. */
export const modelsMaximum = 20;

/** What a monthly limit is counted in. */
export const modelBudgetUnits = ['dollars', 'tokens'] as const;
export type ModelBudgetUnit = (typeof modelBudgetUnits)[number];
/** Of either unit. */
export const modelBudgetMaximum = 1_000_000_000;

/** So many questions a test asks at most. */
export const testedQuestionsMaximum = 3;
