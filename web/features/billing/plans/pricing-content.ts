import { brand } from '#contract/brand.ts';
import { type AddOnId, type Plan, type PlanId, plans, sparePercent } from '#contract/plans.ts';

const number = new Intl.NumberFormat('en-US');
const amount = (limit: number | null): string => (limit === null ? 'Unlimited' : number.format(limit));

/** As the comparison of the plans names it. */
const booking = `${brand.bookingHost} integration`;

const several = (limit: number | null, one: string): string =>
  `${amount(limit)} ${one}${limit === 1 ? '' : 's'}`;

const { free, pro, business } = plans;

/** Who each plan is for: what the one before it is too small for. */
export const planSentences: Record<PlanId, string> = {
  free: 'Try it on your own pages.',
  pro: `For one website with regular visitors, once ${amount(free.limits.messages)} messages per month are not enough.`,
  business: `For several busy websites: more than ${amount(pro.limits.agents)} agents, or more than ${amount(pro.limits.messages)} messages per month.`,
  enterprise: `For visitors who don’t write in English, your own brand, or more than ${amount(business.limits.agents)} agents.`,
};

export interface PlanFeatures {
  included: string[];
  excluded: string[];
}

/** What a plan card lists, most asked for first. */
export function listFeatures({ limits, isMultilingual, hasBooking, canRemoveBrand, id }: Plan): PlanFeatures {
  const included = [
    several(limits.agents, 'AI agent'),
    `${several(limits.messages, 'message')} per month`,
    limits.leads === null ? 'Unlimited leads' : `Up to ${number.format(limits.leads)} leads`,
    several(limits.links, 'training link'),
    several(limits.files, 'file'),
    `${amount(limits.characters)} characters per agent`,
  ];
  if (isMultilingual) included.push('Multiple languages');
  if (hasBooking) included.push(booking);
  if (canRemoveBrand) included.push('Brand removal');
  const excluded = isMultilingual ? [] : ['English only'];
  if (!canRemoveBrand)
    excluded.push(id === 'free' ? 'Remove brand as add-on' : 'No brand removal, except as an add-on');
  return { included, excluded };
}

/** What each add-on is for. */
export const addOnSentences: Record<AddOnId, string> = {
  'extra-messages': 'For a month in which more people ask than usual.',
  'extra-agent': 'For another website, or for another group of readers.',
  'remove-brand': `Takes “Powered by ${brand.name}” out of the chat.`,
  'custom-brand': 'Your own name and link below the chat, in place of ours.',
};

/** Rows of the comparison: a cell for each plan, in the order of the table of plans. */
export const comparison: readonly {
  title: string;
  rows: readonly { label: string; cells: (string | boolean)[] }[];
}[] = [
  {
    title: 'Agents and conversations',
    rows: [
      row('AI agents', ({ limits }) => amount(limits.agents)),
      row('Messages per month', ({ limits }) => amount(limits.messages)),
      row('Leads per month', ({ limits }) => amount(limits.leads)),
      row('Chat disabled when inactive', ({ sleepsAfterDays }) =>
        sleepsAfterDays === null ? 'Never' : `After ${sleepsAfterDays} days`,
      ),
    ],
  },
  {
    title: 'Training, per agent',
    rows: [
      row('Links', ({ limits }) => amount(limits.links)),
      row('Files', ({ limits }) => amount(limits.files)),
      row('Characters', ({ limits }) => amount(limits.characters)),
    ],
  },
  {
    title: 'Language, calendar, brand',
    rows: [
      row('Languages', ({ isMultilingual }) => (isMultilingual ? 'Multiple' : 'English')),
      row(booking, ({ hasBooking }) => hasBooking),
      row('Brand removal', ({ canRemoveBrand }) => (canRemoveBrand ? true : 'Add-on')),
    ],
  },
];

function row(label: string, read: (plan: Plan) => string | boolean) {
  return { label, cells: Object.values(plans).map(read) };
}

export const questions = [
  {
    question: 'What counts as a message?',
    answer: 'A visitor’s question and the answer to it count as one message. The welcome message is free.',
  },
  {
    question: 'What happens when a limit is reached?',
    answer: `We warn you at 80 percent. When your messages are used, the embedded engine keeps answering without charge, up to ${sparePercent} percent more. Then visitors get your contact form. You pay nothing extra. Monthly counts start again with each month of your subscription. On the free plan they start again on the first of the month.`,
  },
  {
    question: 'How are changes billed?',
    answer:
      'A larger plan or another add-on is available at once, and you pay for the rest of the period, to the second. A smaller plan starts at the end of the period you have paid for. You see the amount before you confirm.',
  },
  {
    question: 'Can I cancel?',
    answer:
      'Yes, at any time. You keep what you have paid for until the end of the period. Nothing is deleted. What is more than the free plan allows is paused, and comes back when you subscribe again.',
  },
  {
    question: 'Do I need a card for the Free Demo?',
    answer: `No. An email address and a password are enough. The chat is disabled after ${plans.free.sleepsAfterDays} days of inactivity.`,
  },
  {
    question: 'Is the language model included?',
    answer:
      'The embedded engine is included and needs no API key. Models from OpenAI, Anthropic and Google use the API key of the company that runs this installation.',
  },
] as const;
