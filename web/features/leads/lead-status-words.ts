import type { LeadStatus } from '#contract/leads/leads.ts';
import type { Tone } from '#web/ui/badge.tsx';

/** How each status is shown. */
export const leadStatusWords: Record<LeadStatus, { label: string; tone: Tone }> = {
  new: { label: 'New', tone: 'training' },
  contacted: { label: 'Contacted', tone: 'partial' },
  won: { label: 'Won', tone: 'ready' },
  lost: { label: 'Lost', tone: 'neutral' },
};
