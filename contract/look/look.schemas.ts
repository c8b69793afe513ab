import { z } from 'zod';
import { nameText } from '../fields.schemas.ts';
import {
  actionButtonKinds,
  askMoments,
  type ChatLanguage,
  chatLanguages,
  chatSizes,
  linkButtonsMaximum,
  messageLimits,
  messageRulesMaximum,
  ruleMoments,
  ruleTextMaximumLength,
  ruleVisitors,
  ruleWaitMaximumSeconds,
} from './look.ts';

const short = (length: number) => nameText.max(length, `Use at most ${length} characters.`);
const text = (length: number) => z.string().trim().max(length, `Use at most ${length} characters.`);

/** What a link of the owner's may open: a secure page, an email or a call. */
const linkSchema = text(500).regex(
  /^(?:https:\/\/[^\s/]+\.[^\s]+|https:\/\/localhost[^\s]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s().-]{3,})$/i,
  'Give an address that begins with https://, mailto: or tel:.',
);

/** A page where visitors choose a time for a call, such as one at Cal.com; empty for none. */
export const bookingUrlSchema = text(500).refine(
  (url) => url === '' || /^https:\/\/[^\s/]+\.[^\s]+$/i.test(url),
  'Give the address of your booking page, for example https://cal.com/your-name.',
);

export const chatSizeSchema = z.enum(chatSizes);

export const inputSchema = z.object({
  /** Empty for ours, in the visitor's language. */
  placeholder: short(80),
  /** Characters of one message. */
  maximumLength: z
    .number('Write a number.')
    .int('Write a whole number.')
    .min(messageLimits.minimum, `Write at least ${messageLimits.minimum}.`)
    .max(messageLimits.maximum, 'Write at most 2,000.'),
  /** Otherwise Enter makes a line, and the button sends. */
  sendsOnEnter: z.boolean(),
  /** Whether visitors may send files and pictures. */
  allowsAttachments: z.boolean().default(false),
});

/** `label` empty for ours, in the visitor's language; a link needs one. */
export const actionButtonsSchema = z
  .array(
    z
      .object({
        kind: z.enum(actionButtonKinds),
        label: short(40),
        /** Of a link; empty for all others. */
        url: text(500),
        isOn: z.boolean(),
      })
      .superRefine(({ kind, label, url }, issues) => {
        if (kind !== 'link') return;
        const refuse = (path: string, message: string) =>
          issues.addIssue({ code: 'custom', path: [path], message });
        if (label === '') refuse('label', 'Give the link a label.');
        const problem = linkSchema.safeParse(url).error?.issues[0];
        if (problem) refuse('url', problem.message);
      }),
  )
  .refine(
    (buttons) => buttons.filter(({ kind }) => kind === 'link').length <= linkButtonsMaximum,
    `Use at most ${linkButtonsMaximum} links.`,
  )
  .refine((buttons) => {
    const fixed = buttons.filter(({ kind }) => kind !== 'link').map(({ kind }) => kind);
    return new Set(fixed).size === fixed.length;
  }, 'Only links can be added more than once.');

const languages = Object.keys(chatLanguages) as [ChatLanguage, ...ChatLanguage[]];

/** Messages in other languages; an empty one means the message in the agent's own language. */
export const translationsSchema = z
  .array(
    z.object({
      language: z.enum(languages),
      welcomeMessage: text(500),
      fallbackReply: text(500),
      pausedMessage: text(300),
      outsideHoursMessage: text(500).default(''),
    }),
  )
  .refine(
    (all) => new Set(all.map(({ language }) => language)).size === all.length,
    'Add each language only once.',
  );

const booleans = z.object({ name: z.boolean(), email: z.boolean(), phone: z.boolean() });

/** Empty texts mean ours, in the visitor's language; an empty consent text means that consent is not asked for. */
const contactFormSchema = z.object({
  title: short(80),
  text: text(300),
  /** What a visitor must agree to before the details can be sent. */
  consentText: text(500),
  labels: z.object({ name: short(40), email: short(40), phone: short(40) }),
  required: booleans,
});

export const humanFormSchema = contactFormSchema.extend({
  fields: booleans,
  /** Who can be reached and how, where the form asks for nothing; without it such a chat offers no person. */
  otherWay: text(300),
});

export const leadsFormSchema = contactFormSchema.extend({
  asks: z.enum(askMoments),
  /** Of moment `after`. */
  afterAnswers: z
    .number('Write a number.')
    .int('Write a whole number.')
    .min(1, 'Write at least 1.')
    .max(20, 'Write at most 20.'),
});

export const messageRuleSchema = z.object({
  text: text(ruleTextMaximumLength).min(1, 'Write what the message says.'),
  /** A part of the path of the page; `/` alone for the home page, empty for every page. */
  page: text(200),
  moment: z.enum(ruleMoments),
  /** On the page before it is shown; of moment `exit` before it can be. */
  seconds: z
    .number('Write a number of seconds.')
    .int('Write a whole number of seconds.')
    .min(1, 'Write at least 1 second.')
    .max(ruleWaitMaximumSeconds, `Write at most ${ruleWaitMaximumSeconds} seconds.`),
  visitors: z.enum(ruleVisitors),
});
export type MessageRule = z.infer<typeof messageRuleSchema>;

export const messageRulesSchema = z
  .array(messageRuleSchema)
  .max(messageRulesMaximum, `Use at most ${messageRulesMaximum} messages.`);

/** The line at the bottom of the chat. */
export const footerSchema = z
  .object({
    /** Shows our name where the plan allows to leave it out. */
    isShown: z.boolean(),
    /** The owner's own line, where the plan or an add-on allows it; empty for ours. */
    text: short(60),
    url: z.union([z.literal(''), linkSchema], 'Give an address that begins with https://, mailto: or tel:.'),
  })
  .refine(({ text, url }) => url === '' || text !== '', 'Give the link a text.');
