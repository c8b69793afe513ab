import { z } from 'zod';
import { flag, list, url } from './setting-types.ts';

/** The language models of the installation. */
export const modelSettings = {
  OPENAI_API_KEY: z
    .string()
    .optional()
    .describe('OpenAI API key; without any key the embedded engine answers.'),
  OPENAI_BASE_URL: url.optional().describe('Another server that speaks the OpenAI protocol.'),
  ANTHROPIC_API_KEY: z.string().optional().describe('Anthropic API key.'),
  ANTHROPIC_BASE_URL: url.optional().describe('Another server that speaks the Anthropic protocol.'),
  GOOGLE_API_KEY: z.string().optional().describe('Google Gemini API key.'),
  GOOGLE_BASE_URL: url.optional().describe('Another server that speaks the Gemini protocol.'),
  COMPATIBLE_BASE_URL: url
    .optional()
    .describe(
      'Any OpenAI-compatible server: Ollama, vLLM, LM Studio, Groq, OpenRouter. For example http://localhost:11434/v1.',
    ),
  COMPATIBLE_API_KEY: z.string().optional().describe('API key of that server, if it needs one.'),
  COMPATIBLE_MODELS: list.default([]).describe("Comma-separated list of that server's models to offer."),
  MODEL_GPT_3_5: z.string().optional().describe('Model that serves the label GPT-3.5.'),
  MODEL_GPT_4O: z.string().optional().describe('Model that serves the label GPT-4o.'),
  MODEL_FIRST_TOKEN_MS: z.coerce
    .number()
    .int()
    .min(500)
    .default(12_000)
    .describe('How long to wait for a model to start answering before asking the next one, in milliseconds.'),
  MODEL_ALLOW_HOSTS: list
    .default([])
    .describe(
      'Comma-separated list of host:port of model servers that workspaces may use by a key of their own although their IP address is private or their URL is not https, for example ollama.local:11434.',
    ),
  EMBEDDED_ENGINE_ONLY: flag
    .default(false)
    .describe('true: never call a model provider, whatever keys are set.'),
} as const;
