import { describe, expect, test } from 'vitest';
import type { EngineAnswer } from '#core/answering/deciding/engine-answer.ts';
import type { Vibe } from '#core/answering/vibe.ts';
import { chooseFallbackReply } from './choose-fallback-reply.ts';
import { composeNotice } from './compose-notice.ts';
import { composeReply } from './compose-reply.ts';
import { composeSmallTalk } from './compose-small-talk.ts';
import { DEFAULT_FALLBACK_REPLY } from './default-prompt.ts';
import { REPLY_TEXTS } from './reply-texts/reply-texts.ts';

const VIBES: Vibe[] = ['friendly', 'neutral', 'corporate'];
const FALLBACK = 'Sorry, no idea.';

function answer(outcome: EngineAnswer['outcome'], ...texts: string[]): EngineAnswer {
  return {
    outcome,
    confidence: 0.5,
    sentences: texts.map((text, at) => ({
      text,
      passageId: `p${at}`,
      start: 0,
      end: text.length,
      language: 'en',
    })),
  };
}

describe('composeReply', () => {
  test('answered: the sentences of the sources and nothing else, in every vibe', () => {
    for (const vibe of VIBES) {
      const { text } = composeReply({
        answer: answer('answered', 'One.', 'Two.'),
        vibe,
        fallbackReply: FALLBACK,
      });
      expect(text).toBe('One. Two.');
    }
  });

  test('each citation names the stretch of text that it supports', () => {
    const reply = composeReply({
      answer: answer('hedged', 'One.', 'Item', '二。', '三。'),
      vibe: 'neutral',
      fallbackReply: FALLBACK,
    });
    expect(reply.citations.map(({ start, end }) => reply.text.slice(start, end))).toEqual([
      'One.',
      'Item',
      '二。',
      '三。',
    ]);
    expect(reply.citations.map(({ passageId }) => passageId)).toEqual(['p0', 'p1', 'p2', 'p3']);
    expect(reply.text).toContain('One. Item\n二。三。');
  });

  test('hedged: says that it is the closest and offers a person', () => {
    const { text } = composeReply({
      answer: answer('hedged', 'One.'),
      vibe: 'friendly',
      fallbackReply: FALLBACK,
    });
    expect(text).toBe('The closest I found is this: One. Would you like to talk to a person?');
  });

  test('hedged: the stored question stands before its answer, so that "Yes." says yes to nothing else', () => {
    const hedged = { ...answer('hedged', 'Yes.', 'It takes a day.'), answers: 'Do you mend wheels?' };
    const { text, citations } = composeReply({ answer: hedged, vibe: 'neutral', fallbackReply: FALLBACK });
    expect(text).toContain('The closest I found: Do you mend wheels? Yes. It takes a day.');
    expect(citations.map(({ start, end }) => text.slice(start, end))).toEqual(['Yes.', 'It takes a day.']);
  });

  test('declined: the fallback reply and the offer of a person, no citation', () => {
    const reply = composeReply({
      answer: answer('declined'),
      vibe: 'corporate',
      fallbackReply: ` ${FALLBACK} `,
    });
    expect(reply).toEqual({
      text: `${FALLBACK} Would you like to be put in touch with a member of our team?`,
      citations: [],
    });
  });

  test.each([
    ['de', 'Am nächsten kommt'],
    ['zh', '最接近'],
    ['xx', 'The closest'],
  ])('in %s it begins with "%s"', (language, start) => {
    const { text } = composeReply({
      answer: answer('hedged', 'X.'),
      vibe: 'neutral',
      fallbackReply: FALLBACK,
      language,
    });
    expect(text.startsWith(start)).toBe(true);
  });
});

test.each([
  [
    'the default reply, asked in German',
    DEFAULT_FALLBACK_REPLY,
    'de',
    /^Das kann ich leider .* Möchten Sie mit/,
  ],
  [
    'the default reply, asked in Chinese',
    ` ${DEFAULT_FALLBACK_REPLY}`,
    'zh',
    /^抱歉.*。需要转接人工客服吗？$/,
  ],
  ['the default reply, asked in English', DEFAULT_FALLBACK_REPLY, 'en', /^I'm sorry, .* Would you like/],
  ['the default reply, asked in Arabic', DEFAULT_FALLBACK_REPLY, 'ar', /^عذرا.*هل تريد/],
  ['the default reply, asked in Danish', DEFAULT_FALLBACK_REPLY, 'da', /^I'm sorry, .* Would you like/],
  [
    'an English text, asked in German',
    'Ask us by phone, please.',
    'de',
    /^Ask us by phone, please\. Would you like/,
  ],
  [
    'a German text, asked in English',
    'Das weiß ich leider nicht.',
    'en',
    /^Das weiß ich leider nicht\. Möchten Sie/,
  ],
  [
    'a Polish text, asked in English',
    'Niestety nie wiem, ale możesz do nas zadzwonić.',
    'en',
    /zadzwonić\.$/,
  ],
])('declined with %s: one language', (_, fallbackReply, language, expected) => {
  const { text } = composeReply({ answer: answer('declined'), vibe: 'neutral', fallbackReply, language });
  expect(text).toMatch(expected);
});

test('small talk names the agent and keeps the language', () => {
  expect(composeSmallTalk('who-are-you', 'neutral', 'Pilo', 'en')).toContain("I'm Pilo, an AI assistant");
  expect(composeSmallTalk('who-are-you', 'friendly', '$& Ltd', 'zh')).toContain('$& Ltd');
  expect(composeSmallTalk('greeting', 'friendly', 'Pilo', 'fr')).toMatch(/^Bonjour/);
  expect(composeNotice('handoff', 'neutral', 'de')).toContain('Menschen');
});

test('every text is there in every language and vibe', () => {
  for (const texts of Object.values(REPLY_TEXTS)) {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(REPLY_TEXTS.en ?? {}).sort());
    for (const byVibe of Object.values(texts))
      for (const vibe of VIBES) expect(byVibe[vibe].trim()).not.toBe('');
  }
});

test.each([
  [DEFAULT_FALLBACK_REPLY, 'en', DEFAULT_FALLBACK_REPLY],
  ['', 'en', DEFAULT_FALLBACK_REPLY],
  [DEFAULT_FALLBACK_REPLY, 'de', REPLY_TEXTS.de?.fallback.neutral],
  ['Rufen Sie uns an.', 'fr', 'Rufen Sie uns an.'],
])('a model is given %j for a visitor who writes %s', (fallbackReply, language, expected) => {
  expect(chooseFallbackReply(fallbackReply, 'neutral', language)).toBe(expected);
});

test.each([
  ['yes', 'Safety check: Price £25', 'Yes. The price for Safety check is £25.'],
  ['no', 'We do not repair scooters.', 'No. We do not repair scooters.'],
] as const)('says %s first where the sources settle it', (verdict, sentence, text) => {
  const given = { ...answer('answered', sentence), verdict };
  const reply = composeReply({ answer: given, vibe: 'neutral', fallbackReply: FALLBACK });
  expect(reply.text).toBe(text);
  expect(reply.citations).toMatchObject([{ quote: sentence, end: text.length }]);
});

test("an owner's own answer is never said in other words", () => {
  const given = { ...answer('answered', 'Riga: Price €380'), isApproved: true };
  expect(composeReply({ answer: given, vibe: 'neutral', fallbackReply: FALLBACK }).text).toBe(
    'Riga: Price €380',
  );
});

test('names what is unknown, says what is known, and offers a person', () => {
  const given: EngineAnswer = { ...answer('declined'), unknown: ['WhatsApp'], known: ['Plans', 'Widget'] };
  const input = { answer: given, vibe: 'neutral', language: 'en' } as const;
  expect(composeReply({ ...input, fallbackReply: DEFAULT_FALLBACK_REPLY }).text).toBe(
    `${DEFAULT_FALLBACK_REPLY} I have no information about WhatsApp. I can answer questions about: Plans, Widget. Would you like to talk to a person?`,
  );
  expect(composeReply({ ...input, fallbackReply: FALLBACK }).text).toMatch(/^Sorry, no idea\./);
});
