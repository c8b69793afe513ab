import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { DayState, StatusPart } from '#contract/status/status.ts';
import type { Status } from './use-status.ts';

type State = Status['status'];
type Day = Status['parts'][number]['days'][number];

/** The one sentence at the top. */
export const overallSentences: Record<State, string> = {
  operational: 'All systems operational',
  degraded: 'Some systems are slow or behind',
  down: 'There is an outage',
};

export const stateLooks = {
  operational: { label: 'Operational', tone: 'ready', icon: CircleCheck, panel: 'bg-ready-soft text-ready' },
  degraded: {
    label: 'Degraded',
    tone: 'partial',
    icon: TriangleAlert,
    panel: 'bg-partial-soft text-partial',
  },
  down: { label: 'Down', tone: 'failed', icon: CircleX, panel: 'bg-failed-soft text-failed' },
} as const satisfies Record<State, unknown>;

export const partNames: Record<StatusPart, { name: string; text: string }> = {
  web: { name: 'Web and API', text: 'Website, console and visitor chats' },
  database: { name: 'Database', text: 'Agents, sources, conversations and leads' },
  jobs: { name: 'Training and email', text: 'Reading websites and files, sending emails' },
};

export const dayWords: Record<DayState, string> = {
  up: 'no failed checks',
  degraded: 'some checks failed',
  down: 'most checks failed',
  unknown: 'not measured',
};

/** 99.953 → 99.95 %; rounds down, so that a failure never shows as 100 %. */
export const formatUptime = (percent: number): string => `${(Math.floor(percent * 100) / 100).toString()} %`;

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const formatDay = (day: string): string => date.format(new Date(`${day}T00:00:00Z`));

/** What a row of bars shows, in a sentence: how many days passed, failed or were not measured. */
export function describeDays(days: readonly Day[]): string {
  const count = (state: DayState) => days.filter((day) => day.state === state).length;
  const parts = (['up', 'degraded', 'down', 'unknown'] as const)
    .filter((state) => count(state) > 0)
    .map((state) => `${count(state)} ${count(state) === 1 ? 'day' : 'days'} ${dayWords[state]}`);
  return `The last ${days.length} days: ${parts.join(', ')}.`;
}
