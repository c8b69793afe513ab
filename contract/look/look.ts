import { messageMaximumLength } from '../conversations/conversations.ts';

/** How large the chat is on wide screens; on phones it fills the screen. */
export const chatSizes = ['small', 'medium', 'large'] as const;
export type ChatSize = (typeof chatSizes)[number];

/** Diameter of the launcher by size, in pixels. */
export const launcherPixels: Record<ChatSize, number> = { small: 48, medium: 56, large: 64 };

/** Languages that the chat speaks by itself, and that an owner can give texts in. */
export const chatLanguages = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  tr: 'Turkish',
  zh: 'Chinese',
  ar: 'Arabic',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  fi: 'Finnish',
  el: 'Greek',
  he: 'Hebrew',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  nb: 'Norwegian',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  sv: 'Swedish',
  uk: 'Ukrainian',
} as const;
export type ChatLanguage = keyof typeof chatLanguages;

/** Shortest and longest limit that an owner can set for one message of a visitor, in characters. */
export const messageLimits = { minimum: 50, maximum: messageMaximumLength };

/**
 * Buttons below a conversation: ask for a person, finish the conversation, leave contact details, open the page where calls
 * are booked, or a link of the owner's.
 */
export const actionButtonKinds = ['human', 'finish', 'details', 'booking', 'link'] as const;
export type ActionButtonKind = (typeof actionButtonKinds)[number];

export const linkButtonsMaximum = 5;

/** Replaced in the message outside opening hours by when people answer next. */
export const openingPlaceholder = '{time}';

export const contactFields = ['name', 'email', 'phone'] as const;
export type ContactField = (typeof contactFields)[number];

/**
 * When the leads form is shown: before the first message, after some answers, when the agent could not answer or a
 * visitor asks for a person, or only by a button.
 */
export const askMoments = ['before', 'after', 'intent', 'button'] as const;
export type AskMoment = (typeof askMoments)[number];

/** When a message by rule is shown: after a time on the page, or when the pointer leaves the page at its top. */
export const ruleMoments = ['time', 'exit'] as const;
export type RuleMoment = (typeof ruleMoments)[number];

export const ruleVisitors = ['all', 'new', 'returning'] as const;
export type RuleVisitors = (typeof ruleVisitors)[number];

export const messageRulesMaximum = 5;
export const ruleTextMaximumLength = 200;
/** Longest wait before a message by rule, in seconds. */
export const ruleWaitMaximumSeconds = 600;

/** Texts of a form; an empty one means our text, in the visitor's language. */
const ownWords = {
  title: '',
  text: '',
  consentText: '',
  labels: { name: '', email: '', phone: '' },
  required: { name: true, email: true, phone: false },
};

/** How a new agent's chat looks, beyond its colour. */
export const defaultLook = {
  size: 'medium' as ChatSize,
  input: {
    placeholder: '',
    maximumLength: messageLimits.maximum,
    sendsOnEnter: true,
    allowsAttachments: false,
  },
  actionButtons: [
    { kind: 'human', label: '', url: '', isOn: true },
    { kind: 'finish', label: '', url: '', isOn: true },
    { kind: 'details', label: '', url: '', isOn: false },
  ] as { kind: ActionButtonKind; label: string; url: string; isOn: boolean }[],
  pausedMessage: '',
  outsideHoursMessage: '',
  translations: [] as {
    language: ChatLanguage;
    welcomeMessage: string;
    fallbackReply: string;
    pausedMessage: string;
    outsideHoursMessage: string;
  }[],
  humanForm: { ...ownWords, fields: { name: true, email: true, phone: false }, otherWay: '' },
  leadsForm: { ...ownWords, asks: 'intent' as AskMoment, afterAnswers: 3 },
  footer: { isShown: false, text: '', url: '' },
  messageRules: [] as {
    text: string;
    page: string;
    moment: RuleMoment;
    seconds: number;
    visitors: RuleVisitors;
  }[],
};
