import { type PlanId, plans } from '#contract/plans.ts';
import { paths } from '#web/paths.ts';

/** What a page may want to be written about, and how such a letter could begin. */
export const contactTopics = {
  plan: 'I would like to change the plan of my workspace.\n\nPlan: \nEmail of the account: ',
  partner: 'We build websites for other firms and would like to become a partner.\n\nAbout us: ',
  agent: 'I would like you to set up an agent for us.\n\nOur website: \nWhat people ask most: ',
  consulting: 'I would like to talk about whether an agent fits our firm.\n\nWhat we do: ',
  integration: 'I would like help with connecting an agent.\n\nWhere it should go: ',
  careers: 'I would like to work on this product.\n\nWhat I do: ',
  security: 'I have found a weakness.\n\nWhat I did: \nWhat I saw: ',
} as const;

export type ContactTopic = keyof typeof contactTopics;

/** Address of the contact page, with the letter begun when there is a topic. */
export const contactPath = (topic?: ContactTopic): string =>
  topic === undefined ? paths.contact : `${paths.contact}?topic=${topic}`;

/** Address of the contact page with a letter begun that asks for this plan. */
export const planLetterPath = (plan: PlanId): string => `${contactPath('plan')}&plan=${plan}`;

/** The beginning of the letter for the `topic` and `plan` of an address; empty for a topic that is not known. */
export function letterFor(topic: string | null, plan: string | null = null): string {
  if (topic === null || !Object.hasOwn(contactTopics, topic)) return '';
  const letter = contactTopics[topic as ContactTopic];
  if (topic !== 'plan' || plan === null || !Object.hasOwn(plans, plan)) return letter;
  return letter.replace('Plan: ', `Plan: ${plans[plan as PlanId].name}`);
}
