import type { ConversationCounts } from '#contract/conversations/conversations.schemas.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';
import { outcomes as looks } from '#web/console/conversations/outcome-badge.tsx';
import type { Part } from './span-chart.tsx';

type Counted = ConversationCounts['days'][number];

export interface Series {
  title: string;
  meaning: string;
  parts: readonly Part<Counted>[];
  total?: Omit<Part<Counted>, 'fill'>;
}

/** Of the bars, from the bottom up. */
export const outcomeFills = {
  answered: 'bg-chart-answered',
  hedged: 'bg-chart-partly',
  /** Stripes tell it apart where colours do not. */
  declined: 'bg-[repeating-linear-gradient(135deg,var(--chart-unanswered)_0_2px,var(--failed-soft)_2px_5px)]',
  handoff: 'bg-chart-person',
  smalltalk: 'bg-[color-mix(in_srgb,var(--line-strong)_50%,var(--surface))]',
} as const satisfies Record<Outcome, string>;

const byOutcome = Object.entries(outcomeFills) as [Outcome, string][];

/** What can be drawn over time, by its name in the address. */
export const series: Record<'messages' | 'threads' | 'resolutions' | 'ratings' | 'human-requests', Series> = {
  messages: {
    title: 'Messages',
    meaning: 'What visitors wrote, each message with the outcome of its own answer.',
    total: { label: 'Messages', count: ({ messages }) => messages, filter: {} },
    parts: byOutcome.map(([outcome, fill]) => ({
      label: looks[outcome].label,
      fill,
      count: ({ outcomes }: Counted) => outcomes[outcome],
      filter: { outcome },
    })),
  },
  threads: {
    title: 'Threads',
    meaning:
      'Conversations with at least one message in the period. A conversation that continues also counts in the next period.',
    parts: [
      {
        label: 'Threads',
        fill: outcomeFills.answered,
        count: ({ conversations }) => conversations,
        filter: {},
      },
    ],
  },
  resolutions: {
    title: 'Resolutions',
    meaning:
      'Confirmed: answered, and the visitor gave a thumbs up. Assumed: answered, and the visitor gave no rating. Abandoned: unanswered or partly answered without a thumbs up, and the visitor wrote nothing more within an hour.',
    parts: [
      {
        label: 'Confirmed by the visitor',
        fill: outcomeFills.answered,
        count: ({ resolutions }) => resolutions.confirmed,
        filter: { resolution: 'confirmed' },
      },
      {
        label: 'Assumed',
        fill: outcomeFills.smalltalk,
        count: ({ resolutions }) => resolutions.assumed,
        filter: { resolution: 'assumed' },
      },
      {
        label: 'Abandoned',
        fill: outcomeFills.declined,
        count: ({ resolutions }) => resolutions.abandoned,
        filter: { resolution: 'abandoned' },
      },
    ],
  },
  ratings: {
    title: 'Ratings',
    meaning:
      'Answers that visitors rated, on the day of their question. Ratings by your team are not counted.',
    parts: [
      {
        label: 'Thumb up',
        fill: outcomeFills.answered,
        count: ({ ratings }) => ratings.positive,
        filter: { rating: 'positive' },
      },
      {
        label: 'Thumb down',
        fill: outcomeFills.declined,
        count: ({ ratings }) => ratings.negative,
        filter: { rating: 'negative' },
      },
    ],
  },
  'human-requests': {
    title: 'Human requests',
    meaning: 'Messages in which a visitor asked for a person.',
    parts: [
      {
        label: looks.handoff.label,
        fill: outcomeFills.handoff,
        count: ({ outcomes }) => outcomes.handoff,
        filter: { outcome: 'handoff' },
      },
    ],
  },
};

export type SeriesName = keyof typeof series;
export const seriesNames = Object.keys(series) as SeriesName[];
