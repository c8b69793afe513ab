import type { ChatFigures } from './measure-chats.ts';

/** Of all figures those that count messages: without who starts, replies, balance, streaks, silences and tone. */
export function basicFigures(figures: ChatFigures): ChatFigures {
  return {
    ...figures,
    isBasic: true,
    totals: { ...figures.totals, conversations: null },
    people: figures.people.map((person) => ({
      ...person,
      initiations: null,
      initiationShare: null,
      doubleTexts: null,
      unanswered: null,
      replies: null,
      waits: null,
      tone: null,
    })),
    balance: null,
    streakOfBoth: null,
    streakOfAnybody: null,
    longestSilence: null,
    gaps: [],
    tone: null,
  };
}
