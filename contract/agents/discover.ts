import { brand } from '../brand.ts';

/** What the list of public agents is, for its page and for the picture of it. */
export const discover = {
  title: 'Discover agents',
  description: `Agents that companies have made public with ${brand.name}. Open one and ask it a question.`,
} as const;
