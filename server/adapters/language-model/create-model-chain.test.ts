import { describe, expect, it } from 'vitest';
import {
  type AnswerRequest,
  type ChainPart,
  type LanguageModel,
  LanguageModelError,
  type LanguageModelErrorKind,
  type ModelPart,
} from '#server/ports/language-model.ts';
import { createCircuits } from './create-circuits.ts';
import { createModelChain } from './create-model-chain.ts';

type Step = string | LanguageModelError | Extract<ModelPart, { type: 'finish' }>;

const stop: Step = { type: 'finish', finishReason: 'stop', usage: { inputTokens: 1, outputTokens: 2 } };
const failed = (kind: LanguageModelErrorKind, retryAfterSeconds: number | null = null) =>
  new LanguageModelError(kind, 'Vendor', retryAfterSeconds);

/** A model that plays one script a question, the last one again and again. */
function scripted(id: string, ...scripts: Step[][]): LanguageModel & { asked: number } {
  const model = {
    id,
    asked: 0,
    async *streamAnswer(): AsyncGenerator<ModelPart> {
      const script = scripts[Math.min(model.asked, scripts.length - 1)] ?? [];
      model.asked += 1;
      for (const step of script) {
        if (LanguageModelError.isInstance(step)) throw step;
        yield typeof step === 'string' ? { type: 'text-delta', text: step } : (step as ModelPart);
      }
    },
  };
  return model;
}

const request: AnswerRequest = {
  system: '',
  messages: [{ role: 'user', content: 'Hello' }],
  maxOutputTokens: 10,
  signal: new AbortController().signal,
};

function arrange(...models: LanguageModel[]) {
  const logged: object[] = [];
  const clock = { time: Date.parse('2026-12-01T00:00:00Z'), now: () => new Date(clock.time) };
  const log = { warn: (fields: object) => void logged.push(fields) };
  const counted: string[] = [];
  const metrics = {
    countModelCall: ({
      provider,
      outcome,
      seconds,
    }: {
      provider: string;
      outcome: string;
      seconds: number;
    }) => void counted.push(`${provider} ${seconds >= 0 ? outcome : 'before it began'}`),
  };
  const chain = createModelChain(models, { log: log as never, clock, metrics });
  const ask = async () => {
    const parts: ChainPart[] = [];
    for await (const part of chain.streamAnswer(request)) parts.push(part);
    return parts;
  };
  return { ask, logged, clock, counted };
}

it('counts each call with how it went, and none of a model that is left alone', async () => {
  const { ask, counted } = arrange(
    scripted('a:1', [failed('auth')]),
    scripted('b:1', [{ type: 'finish', finishReason: 'stop', usage: null }]),
    scripted('c:1', ['Hello', stop]),
  );
  await ask();
  await ask();
  expect(counted).toEqual(['a auth', 'b empty-answer', 'c answered', 'b empty-answer', 'c answered']);
});

describe('the order', () => {
  it('uses the first model when it answers', async () => {
    const first = scripted('a:1', ['Hel', 'lo', stop]);
    const second = scripted('b:1', ['never', stop]);
    const { ask } = arrange(first, second);
    expect(await ask()).toEqual([
      { type: 'text-delta', text: 'Hel' },
      { type: 'text-delta', text: 'lo' },
      {
        type: 'finish',
        modelId: 'a:1',
        finishReason: 'stop',
        usage: { inputTokens: 1, outputTokens: 2 },
        failures: [],
      },
    ]);
    expect(second.asked).toBe(0);
  });

  it.each<[Step[], string]>([
    [[failed('auth')], 'auth'],
    [[failed('quota')], 'quota'],
    [[failed('rate-limit')], 'rate-limit'],
    [[failed('overloaded')], 'overloaded'],
    [[failed('context-length')], 'context-length'],
    [[failed('bad-request')], 'bad-request'],
    [[failed('content-filter')], 'content-filter'],
    [[failed('timeout')], 'timeout'],
    [[failed('network')], 'network'],
    [[stop], 'empty-answer'],
    [[], 'empty-answer'],
    [[{ type: 'finish', finishReason: 'length', usage: null }], 'empty-answer'],
    [[{ type: 'finish', finishReason: 'content-filter', usage: null }], 'content-filter'],
  ])('asks the next when the first one gives %j', async (script, kind) => {
    const { ask, logged } = arrange(scripted('a:1', script), scripted('b:1', ['Hi', stop]));
    expect((await ask()).at(-1)).toMatchObject({
      type: 'finish',
      modelId: 'b:1',
      finishReason: 'stop',
      failures: [{ modelId: 'a:1', kind, wasSkipped: false }],
    });
    expect(logged).toMatchObject([{ modelId: 'a:1', kind }]);
  });

  it('reports that no model answered, and why', async () => {
    const { ask } = arrange(scripted('a:1', [failed('auth')]), scripted('b:1', [failed('timeout')]));
    expect(await ask()).toEqual([
      {
        type: 'unanswered',
        failures: [
          { modelId: 'a:1', kind: 'auth', wasSkipped: false },
          { modelId: 'b:1', kind: 'timeout', wasSkipped: false },
        ],
      },
    ]);
  });

  it('reports the same without models', async () => {
    expect(await arrange().ask()).toEqual([{ type: 'unanswered', failures: [] }]);
  });

  it('never switches models after the first words', async () => {
    const second = scripted('b:1', ['never', stop]);
    const { ask } = arrange(scripted('a:1', ['Half an ans', failed('network')]), second);
    expect(await ask()).toEqual([
      { type: 'text-delta', text: 'Half an ans' },
      {
        type: 'finish',
        modelId: 'a:1',
        finishReason: 'error',
        usage: null,
        failures: [{ modelId: 'a:1', kind: 'network', wasSkipped: false }],
      },
    ]);
    expect(second.asked).toBe(0);
  });

  it('stops at once when the visitor leaves', async () => {
    const second = scripted('b:1', ['never', stop]);
    const { ask, logged } = arrange(scripted('a:1', [failed('aborted')]), second);
    await expect(ask()).rejects.toMatchObject({ kind: 'aborted' });
    expect(second.asked).toBe(0);
    expect(logged).toEqual([]);
  });

  it('does not hide an error of our own', async () => {
    const broken: LanguageModel = {
      id: 'a:1',
      streamAnswer() {
        throw new TypeError('a bug');
      },
    };
    await expect(arrange(broken).ask()).rejects.toThrow('a bug');
  });
});

describe('the pause after a failure', () => {
  it.each<[LanguageModelError, number, number]>([
    [failed('rate-limit', 7), 1, 7],
    [failed('overloaded', 120), 1, 120],
    [failed('rate-limit'), 1, 5],
    [failed('overloaded'), 3, 10],
    [failed('timeout'), 2, 30],
    [failed('network'), 3, 10],
    [failed('auth'), 1, 300],
    [failed('quota'), 1, 600],
    [failed('quota', 999_999), 1, 3_600],
  ])('after "%s" %i times in a row leaves the model alone for %i seconds', async (error, times, seconds) => {
    const failures = Array.from({ length: times }, () => [error]);
    const first = scripted('a:1', ...failures, ['Back again', stop]);
    const { ask, clock } = arrange(first, scripted('b:1', ['Hi', stop]));
    for (let time = 0; time < times; time += 1) await ask();
    expect(first.asked).toBe(times);

    clock.time += seconds * 1000 - 1;
    expect((await ask()).at(-1)).toMatchObject({
      modelId: 'b:1',
      failures: [{ modelId: 'a:1', kind: error.kind, wasSkipped: true }],
    });
    expect(first.asked).toBe(times);

    clock.time += 1;
    expect((await ask()).at(-1)).toMatchObject({ modelId: 'a:1', failures: [] });
    expect((await ask()).at(-1)).toMatchObject({ modelId: 'a:1', failures: [] });
  });

  it('does not start when failures have answers between them', async () => {
    const first = scripted('a:1', [failed('timeout')], ['Hello', stop], [failed('timeout')], ['Hello', stop]);
    const { ask } = arrange(first, scripted('b:1', ['Hi', stop]));
    for (let question = 0; question < 4; question += 1) await ask();
    expect(first.asked).toBe(4);
  });

  it.each<LanguageModelErrorKind>(['context-length', 'bad-request', 'content-filter'])(
    'is none after %s, which says nothing of the next question',
    async (kind) => {
      const first = scripted('a:1', [failed(kind)], ['Hello', stop]);
      const { ask } = arrange(first, scripted('b:1', ['Hi', stop]));
      await ask();
      expect((await ask()).at(-1)).toMatchObject({ modelId: 'a:1' });
    },
  );

  it('applies to all models of a provider when its key or account is the cause', async () => {
    const sibling = scripted('a:2', ['Hello', stop]);
    const { ask } = arrange(scripted('a:1', [failed('quota')]), sibling, scripted('b:1', ['Hi', stop]));
    expect((await ask()).at(-1)).toMatchObject({
      modelId: 'b:1',
      failures: [
        { modelId: 'a:1', wasSkipped: false },
        { modelId: 'a:2', kind: 'quota', wasSkipped: true },
      ],
    });
    expect(sibling.asked).toBe(0);
  });

  it('applies to one model when only that one is busy', async () => {
    const sibling = scripted('a:2', ['Hello', stop]);
    const { ask } = arrange(scripted('a:1', [failed('rate-limit')]), sibling);
    expect((await ask()).at(-1)).toMatchObject({ modelId: 'a:2' });
  });

  it('lets one visitor retry while the others skip the model', () => {
    const circuits = createCircuits();
    const at = (seconds: number) => new Date(seconds * 1000);
    circuits.noteFailure('a:1', failed('timeout', 30), at(0));
    expect(circuits.blocks('a:1', at(30))).toBeNull();
    expect(circuits.blocks('a:1', at(31))).toBe('timeout');
    circuits.noteSuccess('a:1');
    expect(circuits.blocks('a:1', at(31))).toBeNull();
  });
});
