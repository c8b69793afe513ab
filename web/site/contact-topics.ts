import { paths } from '#contract/page-addresses.ts';
import { type PlanId, plans } from '#contract/plans.ts';

/** Topics that a page can link to the contact form with, and the beginning of the message for each. */
export const contactTopics = {
  plan: 'I would like to change the plan of my workspace.\n\nPlan: \nEmail of the account: ',
  partner: 'We build websites for other companies and would like to become a partner.\n\nAbout us: ',
  agent: 'I would like you to set up an agent for us.\n\nOur website: \nWhat people ask most: ',
  consulting: 'I would like to find out whether an agent is right for our company.\n\nWhat we do: ',
  integration: 'I would like help with integrating an agent.\n\nWhere we want to use it: ',
  careers: 'I would like to work on this product.\n\nWhat I do: ',
  security: 'I want to report a vulnerability.\n\nWhat I did: \nWhat I saw: ',
} as const;

export type ContactTopic = keyof typeof contactTopics;

/** URL of the contact page, with the message prefilled if there is a topic. */
export const contactPath = (topic?: ContactTopic): string =>
  topic === undefined ? paths.contact : `${paths.contact}?topic=${topic}`;

/** URL of the contact page with a message that asks for this plan. */
export const contactPlanPath = (plan: PlanId): string => `${contactPath('plan')}&plan=${plan}`;

/** The beginning of the message for the `topic` and `plan` in a URL; empty for an unknown topic. */
export function draftFor(topic: string | null, plan: string | null = null, accountEmail = ''): string {
  if (topic === null || !Object.hasOwn(contactTopics, topic)) return '';
  const draft = contactTopics[topic as ContactTopic].replace('account: ', () => `account: ${accountEmail}`);
  if (topic !== 'plan' || plan === null || !Object.hasOwn(plans, plan)) return draft;
  return draft.replace('Plan: ', `Plan: ${plans[plan as PlanId].name}`);
}
