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

/** The beginning of the letter for the `topic` of an address; empty for one that is not known. */
export const letterFor = (topic: string | null): string =>
  topic !== null && Object.hasOwn(contactTopics, topic) ? contactTopics[topic as ContactTopic] : '';
