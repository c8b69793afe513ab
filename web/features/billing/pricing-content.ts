import { brand } from '#contract/brand.ts';
import { type Plan, type PlanId, plans } from '#contract/plans.ts';

const number = new Intl.NumberFormat('en-US');
const amount = (limit: number | null): string => (limit === null ? 'Unlimited' : number.format(limit));
const several = (limit: number | null, one: string): string =>
  `${amount(limit)} ${one}${limit === 1 ? '' : 's'}`;

/** For whom each plan is. */
export const planSentences: Record<PlanId, string> = {
  free: 'To see what it does with your own pages.',
  pro: 'For one site that should answer every day.',
  business: 'For a firm with several sites and real traffic.',
  enterprise: 'For many agents, in many languages.',
};

/** What a card lists, in the order of what people ask first. */
export function listFeatures({ limits, isMultilingual, hasBooking, canRemoveBrand, id }: Plan): {
  included: string[];
  excluded: string[];
} {
  const included = [
    several(limits.agents, 'AI agent'),
    `${several(limits.messages, 'message')} per month`,
    limits.leads === null ? 'Unlimited leads' : `Up to ${number.format(limits.leads)} leads`,
    several(limits.links, 'training link'),
    several(limits.files, 'file'),
    `${amount(limits.characters)} characters per agent`,
  ];
  if (isMultilingual) included.push('Multiple languages');
  if (hasBooking) included.push(`${brand.bookingHost} integration`);
  if (canRemoveBrand) included.push('Brand removal');
  if (id === 'free') included.push('Remove brand as add-on');
  const excluded = isMultilingual ? [] : ['English only'];
  if (!canRemoveBrand && id !== 'free') excluded.push('No brand removal');
  return { included, excluded };
}

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
      row('Chat sleeps when unused', ({ sleepsAfterDays }) =>
        sleepsAfterDays === null ? 'Never' : `After ${sleepsAfterDays} days`,
      ),
    ],
  },
  {
    title: 'Training, for each agent',
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
      row(`${brand.bookingHost} integration`, ({ hasBooking }) => hasBooking),
      row('Brand removal', ({ id, canRemoveBrand }) => (id === 'free' ? 'Add-on' : canRemoveBrand)),
    ],
  },
];

function row(label: string, read: (plan: Plan) => string | boolean) {
  return { label, cells: Object.values(plans).map(read) };
}

export const questions = [
  {
    question: 'What counts as a message?',
    answer:
      'A question that a visitor sends and the answer to it are one message. The welcome costs nothing.',
  },
  {
    question: 'What happens when a limit is reached?',
    answer:
      'Visitors get one plain sentence instead of an answer, and you are warned before, at 80 percent. Nothing is billed on top, and nothing that you trained is lost. Monthly counts start again on the first of the month.',
  },
  {
    question: 'Do I need a card for the Free Demo?',
    answer: `No. An e-mail address and a password are enough. Its chat is disabled after ${plans.free.sleepsAfterDays} days of inactivity.`,
  },
  {
    question: 'Is the language model in the price?',
    answer:
      'The embedded engine is: it needs no key. Models of OpenAI, Anthropic and Google are used with a key that the operator of this installation holds with them.',
  },
] as const;
