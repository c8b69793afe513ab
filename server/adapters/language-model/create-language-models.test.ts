import { afterEach, describe, expect, it } from 'vitest';
import type { LanguageModels } from '#server/ports/language-model.ts';
import { createLanguageModels } from './create-language-models.ts';
import type { LanguageModelSettings } from './language-model-settings.ts';

const local = 'http://127.0.0.1:9/v1';
let models: LanguageModels | undefined;

function configure(settings: LanguageModelSettings, today = '2026-12-01T00:00:00Z'): LanguageModels {
  models = createLanguageModels(settings, {
    log: { warn: () => undefined },
    clock: { now: () => new Date(today) },
  });
  return models;
}
afterEach(() => models?.close());

const idsFor = (settings: LanguageModelSettings, key: string, today?: string) =>
  configure(settings, today)
    .modelsFor(key)
    .map(({ id }) => id);

describe('what answers', () => {
  const all: LanguageModelSettings = {
    OPENAI_API_KEY: 'k',
    ANTHROPIC_API_KEY: 'k',
    GOOGLE_API_KEY: 'k',
    COMPATIBLE_BASE_URL: local,
    COMPATIBLE_MODELS: ['llama3.2', 'qwen3'],
  };
  it.each<[string, LanguageModelSettings, string, string[]]>([
    ['nothing configured', {}, 'gpt-3.5', []],
    ['the default label', { OPENAI_API_KEY: 'k' }, 'gpt-3.5', ['openai:gpt-6-luna']],
    ['GPT-4o', { OPENAI_API_KEY: 'k' }, 'gpt-4o', ['openai:gpt-4o']],
    ['a key of old', { OPENAI_API_KEY: 'k' }, 'no-such-model', ['openai:gpt-6-luna']],
    ['a server instead of OpenAI, without a key', { OPENAI_BASE_URL: local }, 'gpt-4o', ['openai:gpt-4o']],
    [
      'a configured id',
      { OPENAI_API_KEY: 'k', MODEL_GPT_3_5: 'gpt-6.1-terra' },
      'gpt-3.5',
      ['openai:gpt-6.1-terra'],
    ],
    [
      'all providers, the label first',
      all,
      'gpt-4o',
      ['openai:gpt-4o', 'anthropic:claude-haiku-5-5', 'google:gemini-3.8-flash', 'compatible:llama3.2'],
    ],
    [
      'all providers, another one chosen',
      all,
      'google:gemini-3.5-flash-lite',
      [
        'google:gemini-3.5-flash-lite',
        'openai:gpt-6-luna',
        'anthropic:claude-haiku-5-5',
        'compatible:llama3.2',
      ],
    ],
    ['Anthropic alone', { ANTHROPIC_API_KEY: 'k' }, 'gpt-3.5', ['anthropic:claude-haiku-5-5']],
    [
      'a compatible server alone',
      { COMPATIBLE_BASE_URL: local, COMPATIBLE_MODELS: ['llama3.2', 'qwen3'] },
      'gpt-4o',
      ['compatible:llama3.2'],
    ],
    [
      'a compatible server with an id for the label',
      { COMPATIBLE_BASE_URL: local, COMPATIBLE_MODELS: ['llama3.2', 'qwen3'], MODEL_GPT_4O: 'qwen3' },
      'gpt-4o',
      ['compatible:qwen3'],
    ],
    ['a compatible server without names', { COMPATIBLE_BASE_URL: local }, 'gpt-3.5', ['compatible:default']],
    [
      'a provider that is not configured',
      { OPENAI_API_KEY: 'k' },
      'google:gemini-3.8-flash',
      ['openai:gpt-6-luna'],
    ],
    ['a model that is not listed', { OPENAI_API_KEY: 'k' }, 'openai:dearest-of-all', ['openai:gpt-6-luna']],
    ['the embedded engine only', { ...all, EMBEDDED_ENGINE_ONLY: true }, 'gpt-3.5', []],
  ])('with %s', (_, settings, key, ids) => {
    expect(idsFor(settings, key)).toEqual(ids);
  });

  it.each([
    ['2027-01-13T23:59:59Z', 'openai:gpt-4o'],
    ['2027-01-14T00:00:00Z', 'openai:gpt-6-luna'],
  ])('serves GPT-4o at %s by %s', (today, id) => {
    expect(idsFor({ OPENAI_API_KEY: 'k' }, 'gpt-4o', today)).toEqual([id]);
  });

  it('keeps a configured id past its shutdown date', () => {
    expect(idsFor({ OPENAI_API_KEY: 'k', MODEL_GPT_4O: 'mine' }, 'gpt-4o', '2028-01-01T00:00:00Z')).toEqual([
      'openai:mine',
    ]);
  });
});

describe('what is offered', () => {
  it('lists the two labels without any provider', () => {
    expect(configure({}).listModels()).toEqual([
      { key: 'gpt-3.5', label: 'GPT-3.5', servedBy: 'embedded', isConfigured: false },
      { key: 'gpt-4o', label: 'GPT-4o', servedBy: 'embedded', isConfigured: false },
    ]);
  });

  it('says which model serves a label', () => {
    expect(configure({ OPENAI_API_KEY: 'k' }, '2027-02-01T00:00:00Z').listModels().slice(0, 2)).toEqual([
      { key: 'gpt-3.5', label: 'GPT-3.5', servedBy: 'openai:gpt-6-luna', isConfigured: true },
      { key: 'gpt-4o', label: 'GPT-4o', servedBy: 'openai:gpt-6-luna', isConfigured: true },
    ]);
  });

  it('lists more models with each provider, each under its own key', () => {
    const listed = configure({
      ANTHROPIC_API_KEY: 'k',
      COMPATIBLE_BASE_URL: local,
      COMPATIBLE_MODELS: ['llama3.2'],
    }).listModels();
    expect(listed.map(({ key }) => key)).toEqual([
      'gpt-3.5',
      'gpt-4o',
      'anthropic:claude-haiku-5-5',
      'anthropic:claude-sonnet-5-5',
      'anthropic:claude-opus-5-5',
      'compatible:llama3.2',
    ]);
    for (const { key, servedBy } of listed.slice(2)) expect(servedBy).toBe(key);
  });

  it("does not list OpenAI's models for a server in its place", () => {
    expect(configure({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: local }).listModels()).toHaveLength(2);
  });
});

it.each(['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL', 'GOOGLE_BASE_URL', 'COMPATIBLE_BASE_URL'])(
  'names %s when it is no address',
  (setting) => {
    for (const address of ['localhost:11434', 'ftp://example.com', 'nonsense']) {
      expect(() => configure({ [setting]: address })).toThrow(`${setting}: "${address}" is not an address`);
    }
  },
);
