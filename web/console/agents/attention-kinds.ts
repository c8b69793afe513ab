import type { Attention } from '#contract/analytics/analytics.schemas.ts';
import { paths } from '#contract/page-addresses.ts';

export interface AttentionKind {
  kind: 'humanRequests' | 'unanswered' | 'newLeads' | 'troubledSources';
  label: string;
  /** After a number in a sentence. */
  words: readonly [one: string, several: string];
  to: (agentId: string) => string;
  /** Class of the dot: the colour that the same thing has in its list. */
  dot: string;
  /** Somebody waits for it right now. */
  isUrgent?: true;
}

/** What somebody should look at, the most urgent first, and the page where it is. */
export const attentionKinds: readonly AttentionKind[] = [
  {
    kind: 'humanRequests',
    label: 'Waiting for a person',
    words: ['visitor waiting for a person', 'visitors waiting for a person'],
    to: (agentId) => `${paths.messages(agentId)}?list=waiting`,
    dot: 'bg-on-deep',
    isUrgent: true,
  },
  {
    kind: 'unanswered',
    label: 'Unanswered',
    words: ['unanswered question', 'unanswered questions'],
    to: paths.unanswered,
    dot: 'bg-chart-unanswered',
  },
  {
    kind: 'newLeads',
    label: 'New leads',
    words: ['new lead', 'new leads'],
    to: (agentId) => `${paths.leads(agentId)}?status=new`,
    dot: 'bg-chart-person',
  },
  {
    kind: 'troubledSources',
    label: 'Sources with problems',
    words: ['source with problems', 'sources with problems'],
    to: (agentId) => `${paths.trainingSources(agentId)}?needs=attention`,
    dot: 'bg-chart-partly',
  },
];

/** Of an agent, the kinds of which there is something. */
export const dueOf = (attention: Attention): AttentionKind[] =>
  attentionKinds.filter(({ kind }) => attention[kind] > 0);
