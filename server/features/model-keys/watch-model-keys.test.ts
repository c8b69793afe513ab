import pino from 'pino';
import { expect, test, vi } from 'vitest';
import type { ChainPart, LanguageModels } from '#server/ports/language-model.ts';
import { watchModelKeys } from './watch-model-keys.ts';
import type { AskingWorkspace } from './workspace-models.ts';

const key = { id: 'mky_1', provider: 'openai', changedAt: new Date(0) } as const;
const finish = {
  type: 'finish',
  modelId: 'openai:small',
  finishReason: 'stop',
  failures: [{ modelId: 'openai:large', kind: 'auth', wasSkipped: false }],
} as unknown as ChainPart;

test('gives the answer although it cannot be noted that the key was refused', async () => {
  const log = pino({ level: 'silent' });
  const error = vi.spyOn(log, 'error');
  const db = { transaction: () => Promise.reject(new Error('The database is away.')) };
  const models = {
    chainFor: () => ({
      async *streamAnswer() {
        yield finish;
      },
    }),
  } as unknown as LanguageModels;
  const watched = watchModelKeys({ db, log } as unknown as AskingWorkspace, models, {
    keys: [key],
    refused: [],
  });
  const parts: ChainPart[] = [];
  for await (const part of watched.chainFor('openai:small').streamAnswer({} as never)) parts.push(part);
  expect(parts).toEqual([finish]);
  expect(error).toHaveBeenCalledOnce();
});
