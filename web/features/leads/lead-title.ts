import type { Lead } from '#contract/leads/leads.schemas.ts';

/** What a lead is called: the best of what it left. */
export const leadTitle = ({ name, email, phone }: Pick<Lead, 'name' | 'email' | 'phone'>): string =>
  name ?? email ?? phone ?? 'Lead';
