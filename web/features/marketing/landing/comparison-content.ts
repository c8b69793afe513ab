import { brand } from '#contract/brand.ts';
import { plans, sparePercent } from '#contract/plans.ts';

/** When the documentation of the others was read. */
export const comparedOn = 'September and October 2026';

export const comparedProducts = [brand.name, 'Chatbase', 'Intercom Fin', 'Voiceflow'] as const;

/** What we did not find in the documentation of a product. */
export const notFound = null;
const { pro } = plans;

type Found = string | typeof notFound;

interface Row {
  question: string;
  /** In the order of the products. */
  answers: readonly [string, Found, Found, Found];
}

/**
 * From the public documentation of each product. A figure that its maker does not publish itself says so.
 */
export const comparisonRows: readonly Row[] = [
  {
    question: 'Try it on your website before you sign up',
    answers: ['Yes, and share it by link', notFound, notFound, notFound],
  },
  {
    question: 'Sources under each answer',
    answers: [
      'Yes, down to the sentence, on every plan',
      'In one of its views',
      'Yes',
      'Yes, built by a developer',
    ],
  },
  {
    question: 'How you pay',
    answers: [
      `Messages per month: ${(pro.limits.messages ?? 0).toLocaleString('en-US')} for $${pro.priceCents / 100}`,
      'Credits: 4,000 for $150, and 1 to 6 per reply, depending on the model (third-party report, June 2026)',
      '$0.99 per outcome',
      '$0.005 per message, plus the model, plus $50 per editor',
    ],
  },
  {
    question: 'When the month is used up',
    answers: [
      `Answers continue without charge, up to ${sparePercent}% more; then a contact form`,
      'Not documented; you can cap each agent',
      'Hard limits and reminders that you set',
      'Users report that agents stop',
    ],
  },
  {
    question: 'Your own server, with all features',
    answers: ['Yes, one command', notFound, notFound, notFound],
  },
  {
    question: 'Answers without a language model',
    answers: ['Yes, quoted from your sources', notFound, notFound, notFound],
  },
  {
    question: 'A person takes over',
    answers: ['Yes, in the same chat', 'Yes, with a help desk', 'Yes, with a large help desk', notFound],
  },
  {
    question: 'WhatsApp, Instagram, phone',
    answers: ['No: website, own page and API', 'Yes', 'Yes', 'Phone; the others by API'],
  },
];

/** Where the others are the better choice. */
export const betterElsewhere: readonly { product: string; when: string }[] = [
  { product: 'Intercom Fin', when: 'you need a help desk for a large team, or answers by phone and SMS' },
  { product: 'Chatbase', when: 'your customers write on WhatsApp, Messenger or Instagram' },
  { product: 'Voiceflow', when: 'you design conversations step by step, or build for voice first' },
];
