import { describe, expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { loadWords, otherWords } from '../words/load-words.ts';
import { ChatFailure, type FailureCode } from './chat-failure.ts';
import { explainContactFailure, explainFailure } from './explain-failure.ts';

describe('explainFailure', () => {
  it.each<[FailureCode, boolean, string, boolean, boolean]>([
    ['offline', true, en.offline, true, false],
    ['unreachable', true, en.unreachable, true, false],
    ['stream-cut', true, en.cut, true, false],
    ['plan-limit', false, en.limit, false, false],
    ['agent-paused', true, en.paused, false, true],
    ['domain-not-allowed', true, en.notHere, false, false],
    ['internal-error', true, en.failed, true, false],
  ])('tells of %s (with a form: %s)', (code, hasForm, text, canRetry, offersForm) => {
    expect(explainFailure(new ChatFailure(code), en, hasForm)).toEqual({ text, canRetry, offersForm });
  });

  it('opens the form at the limit of the plan', () => {
    expect(explainFailure(new ChatFailure('plan-limit'), en, true)).toEqual({
      text: en.limitWithForm,
      canRetry: false,
      offersForm: true,
      opensForm: true,
    });
  });

  it('says how long to wait', () => {
    const explained = explainFailure(new ChatFailure('rate-limited', '', 12), en, true);
    expect(explained.text).toContain('12 seconds');
    expect(explained.waitSeconds).toBe(12);
  });

  it('shows the sentence of the server when the answer failed midway, and nothing of an unknown error', () => {
    expect(explainFailure(new ChatFailure('stream-error', 'The limit is reached.'), en, true).text).toBe(
      'The limit is reached.',
    );
    expect(explainFailure(new TypeError('x is undefined'), en, true).text).toBe(en.failed);
  });
});

describe('explainContactFailure', () => {
  it.each(['en', ...Object.keys(otherWords)])(
    'never asks for details that were just refused (%s)',
    async (code) => {
      const words = await loadWords(code);
      const text = explainContactFailure(new ChatFailure('plan-limit'), words);
      expect(text).toBe(words.detailsNotTaken);
      expect(text).not.toBe(words.limitWithForm);
    },
  );

  it.each<[FailureCode, string]>([
    ['offline', en.offline],
    ['unreachable', en.unreachable],
    ['internal-error', en.failed],
  ])('tells of %s as the chat does', (code, text) => {
    expect(explainContactFailure(new ChatFailure(code), en)).toBe(text);
  });
});
