import type { ModelProvider } from '#contract/model-keys/model-keys.ts';

/** One earlier turn of the conversation, or the question itself; oldest first. */
export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** Something that a model can ask us to do before it answers. */
export interface ModelTool {
  /** Letters, digits, hyphens and underscores, at most 64. */
  name: string;
  description: string;
  /** JSON Schema of an object. */
  parameters: Readonly<Record<string, unknown>>;
}

export interface AnswerRequest {
  /** Rules, the agent's prompt and the passages. */
  system: string;
  /** Begins and ends with a turn of the user. */
  messages: readonly ModelMessage[];
  /** Always sent: left out, some vendors plan for 64,000 tokens and more. */
  maxOutputTokens: number;
  /** Aborting closes the connection to the provider, which stops billing. */
  signal: AbortSignal;
  /** What the model may ask for; none when absent. */
  tools?: readonly ModelTool[];
}

export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

export type ModelFinishReason = 'stop' | 'length' | 'content-filter' | 'error';

/** A model asks for a tool. `input` is what its JSON says, undefined where it is none. */
export interface ToolCallPart {
  type: 'tool-call';
  name: string;
  input: unknown;
}

/** `usage` is null where the provider did not tell it. */
export type ModelPart =
  | { type: 'text-delta'; text: string }
  | ToolCallPart
  | { type: 'finish'; finishReason: ModelFinishReason; usage: ModelUsage | null };

/** A model of one provider. */
export interface LanguageModel {
  /** `provider:model`, for example `openai:gpt-6-luna`. */
  readonly id: string;
  /**
   * Streams the answer: text deltas, never empty, and calls of tools, then exactly one `finish`. Throws `LanguageModelError` and nothing
   * else, before the first delta (refused, unreachable, too slow) or after it (cut off, stalled).
   */
  streamAnswer(request: AnswerRequest): AsyncIterable<ModelPart>;
}

export type LanguageModelErrorKind =
  | 'auth'
  | 'quota'
  | 'rate-limit'
  | 'overloaded'
  | 'context-length'
  | 'bad-request'
  | 'content-filter'
  | 'timeout'
  | 'network'
  | 'aborted';

const sentences: Record<LanguageModelErrorKind, (provider: string) => string> = {
  auth: (provider) => `${provider} refused the API key. Check the key and what it may use.`,
  quota: (provider) =>
    `The credit or spending limit at ${provider} is used up. Add credit or raise the limit there.`,
  'rate-limit': (provider) => `${provider} received too many requests. It is asked again after a pause.`,
  overloaded: (provider) => `${provider} is overloaded or has an outage. It is asked again after a pause.`,
  'context-length': (provider) =>
    `The conversation was too long for the model of ${provider}. Choose a model with a larger context.`,
  'bad-request': (provider) =>
    `${provider} did not accept the request. Check that the model exists and that the address is right.`,
  'content-filter': (provider) => `The content filter of ${provider} blocked the answer.`,
  timeout: (provider) => `${provider} took too long to answer.`,
  network: (provider) => `The connection to ${provider} failed or broke off.`,
  aborted: (provider) => `The request to ${provider} was stopped because nobody waits for it.`,
};

const marker = Symbol.for('parley.language-model-error');

/** Why a provider gave no whole answer. The message is for the owner and holds neither keys nor messages. */
export class LanguageModelError extends Error {
  readonly [marker] = true;
  readonly kind: LanguageModelErrorKind;
  /** The provider's name as people know it. */
  readonly provider: string;
  /** How long the provider asks not to be called, in seconds. */
  readonly retryAfterSeconds: number | null;

  constructor(kind: LanguageModelErrorKind, provider: string, retryAfterSeconds: number | null = null) {
    super(sentences[kind](provider));
    this.name = 'LanguageModelError';
    this.kind = kind;
    this.provider = provider;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** By marker, not by class, so that it also holds for an error of another copy of this module. */
  static isInstance(error: unknown): error is LanguageModelError {
    return typeof error === 'object' && error !== null && marker in error;
  }
}

/** A model that did not answer: tried in vain, or skipped because it failed a moment ago. */
export interface ModelFailure {
  modelId: string;
  kind: LanguageModelErrorKind | 'empty-answer';
  wasSkipped: boolean;
}

/** `failures` lists the models that should have answered before; `unanswered` means that none did. */
export type ChainPart =
  | { type: 'text-delta'; text: string }
  | ToolCallPart
  | {
      type: 'finish';
      modelId: string;
      finishReason: ModelFinishReason;
      usage: ModelUsage | null;
      failures: ModelFailure[];
    }
  | { type: 'unanswered'; failures: ModelFailure[] };

/** Models in the order of preference. */
export interface ModelChain {
  /**
   * Asks one model after the other until one begins to answer, then keeps to it. Ends with `unanswered` when no model
   * said anything: the embedded engine then answers. A stream that breaks off after its first delta ends with
   * `finish` and the reason `error`, the break being the last of `failures`. Throws `LanguageModelError` of the kind
   * `aborted` when the request's signal is aborted, and nothing else.
   */
  streamAnswer(request: AnswerRequest): AsyncIterable<ChainPart>;
}

export interface ModelListing {
  /** Value of an agent's `selectedModel`. */
  key: string;
  label: string;
  /** Id of the model that answers when it is chosen, or `embedded`. */
  servedBy: string;
  isConfigured: boolean;
}

/** A provider with a key that is not the install's. */
export interface OwnProvider {
  provider: ModelProvider;
  apiKey: string | null;
  /** Of a compatible server; the others are asked where their vendor has them. */
  baseUrl: string | null;
  /** Of a compatible server: without the name of the provider. */
  modelIds: readonly string[];
}

/** Models by the keys of a workspace. Public addresses only, whatever base URL somebody enters. */
export interface OwnModels {
  /** Why a base URL cannot be used, as a sentence for the member who entered it; null where it can. */
  refusalOf(baseUrl: string): string | null;
  /** Models by these keys alone: nothing of the installation answers for them. The caller closes them. */
  open(providers: readonly OwnProvider[]): LanguageModels;
}

/** All models of this installation, or of a workspace with keys of its own. */
export interface LanguageModels {
  listModels(): ModelListing[];
  /**
   * The chosen model first, then the usual one of every other provider; empty when only the embedded engine is there.
   */
  modelsFor(selectedModelKey: string): LanguageModel[];
  /** The same as a chain; what it learns about failing models holds for every later chain too. */
  chainFor(selectedModelKey: string): ModelChain;
  /** Closes the connections to the providers. */
  close(): Promise<void>;
}
