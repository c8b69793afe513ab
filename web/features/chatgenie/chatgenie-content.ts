import {
  BookOpenText,
  FileLock2,
  Hash,
  Headphones,
  HeartHandshake,
  Image,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  MessagesSquare,
  Mic,
  Phone,
  Sparkles,
  Timer,
  UsersRound,
} from 'lucide-react';

/** The texts of the page. Those of the two plans are from the specification, section 9. */

export const headline = 'Years of messages, one question away';

export const features: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: MessagesSquare,
    title: 'All your chats in one place',
    text: 'Import the export from each app. Importing a chat again adds only what is new.',
  },
  {
    icon: Mic,
    title: 'Ask in your own words',
    text: 'Type or speak: who, when, how many, first or last. Every answer is counted from your messages and quotes them by number and date.',
  },
  {
    icon: HeartHandshake,
    title: 'Understand your relationships',
    text: 'See who writes first, who waits, what you talk about and when. You get numbers with their definitions, not judgements.',
  },
  {
    icon: Sparkles,
    title: 'Your year, wrapped',
    text: 'A year of your chats in cards, to keep or to share. Nobody is named unless you switch it on.',
  },
  {
    icon: BookOpenText,
    title: 'Find it again',
    text: 'Find that address, recipe or promise by words, person and date, across all your apps.',
  },
  {
    icon: FileLock2,
    title: 'Legal documentation',
    text: 'A complete chat with numbers, dates and senders, traced to the bytes of the original, in a package that anyone can check.',
  },
];

/** The marks are ours, of what an app is known for: its logo belongs to its owner. */
export const platforms: readonly { name: string; icon: LucideIcon; file: string }[] = [
  { name: 'iMessage', icon: MessageSquareText, file: 'text of imessage-exporter' },
  { name: 'Slack', icon: Hash, file: 'export of a workspace' },
  { name: 'WhatsApp', icon: Phone, file: 'Export chat' },
  { name: 'Instagram', icon: Image, file: 'your information, as JSON' },
  { name: 'Snapchat', icon: Timer, file: 'My Data, as JSON' },
  { name: 'Discord', icon: Headphones, file: 'data package, or a channel as JSON' },
  { name: 'Telegram', icon: Megaphone, file: 'Telegram Desktop, as JSON' },
  { name: 'Teams', icon: UsersRound, file: 'personal accounts' },
];

export const demos = {
  voice: {
    label: 'Voice queries',
    lead: 'Speak or type a question',
    lines: [
      '“Where did Ana say the spare key is?”',
      '“What rent did we agree on in spring?”',
      '“Who mentioned the plumber most?”',
      '“When did my uncle last write?”',
    ],
    chat: {
      question: 'Where did Ana say the spare key is?',
      answer: '2 messages. The newest are below.',
      proof: {
        from: 'Ana',
        app: 'Telegram',
        when: '14 August',
        text: 'spare key = third pot from the gate, not the second!!',
      },
    },
  },
  insights: {
    label: 'AI insights',
    lead: 'What the figures say',
    lines: [
      'Your sister usually answers in 4 minutes, your landlord in 9 hours.',
      'Since March, Ben has started two of every three chats with you.',
      'Your family chat is busiest on Sundays between 20:00 and 21:00.',
      'Your longest streak with Ana is 112 days, from May to September.',
    ],
    chat: {
      question: 'When did Jonas last write?',
      answer: 'The last of 214 messages is from 2 September.',
      proof: {
        from: 'Jonas',
        app: 'WhatsApp',
        when: '2 September',
        text: 'no rush, whenever things are calmer on your side',
      },
    },
  },
} as const;

export type Demo = keyof typeof demos;

export const messagePlans = [
  {
    name: 'Free',
    price: '$0',
    text: 'Try it on your own messages.',
    entries: [
      'Import up to 10,000 messages',
      'Basic relationship analysis',
      '10 AI queries per day',
      '3 platforms',
    ],
  },
  {
    name: 'Pro',
    price: '$9.99',
    text: 'For your complete message history.',
    entries: [
      'Unlimited import (50GB+)',
      'Advanced analysis',
      'Unlimited queries',
      '15+ platforms',
      'Yearly wrapped sharing',
      'Export and legal documentation',
    ],
  },
];
