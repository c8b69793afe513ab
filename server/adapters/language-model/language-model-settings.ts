/** The settings that name providers and models, under the names of the configuration. */
export interface LanguageModelSettings {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  ANTHROPIC_API_KEY?: string | undefined;
  ANTHROPIC_BASE_URL?: string | undefined;
  GOOGLE_API_KEY?: string | undefined;
  GOOGLE_BASE_URL?: string | undefined;
  COMPATIBLE_BASE_URL?: string | undefined;
  COMPATIBLE_API_KEY?: string | undefined;
  COMPATIBLE_MODELS?: string[] | undefined;
  MODEL_GPT_3_5?: string | undefined;
  MODEL_GPT_4O?: string | undefined;
  MODEL_FIRST_TOKEN_MS?: number | undefined;
  EMBEDDED_ENGINE_ONLY?: boolean | undefined;
}
