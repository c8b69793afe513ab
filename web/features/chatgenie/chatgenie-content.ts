import {
  BookOpenText,
  Camera,
  FileLock2,
  Gamepad2,
  Ghost,
  Hash,
  HeartHandshake,
  type LucideIcon,
  MessageCircle,
  MessageSquareText,
  MessagesSquare,
  Mic,
  Phone,
  Send,
  Sparkles,
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

/** The marks are ours, of what an app is known for: its logo belongs to its owner. An app has the same one everywhere. */
export const platformIcons = {
  iMessage: MessageCircle,
  Slack: Hash,
  WhatsApp: Phone,
  Instagram: Camera,
  Snapchat: Ghost,
  Discord: Gamepad2,
  Telegram: Send,
  Teams: UsersRound,
  SMS: MessageSquareText,
} as const satisfies Record<string, LucideIcon>;

export const platforms: readonly { name: keyof typeof platformIcons; file: string }[] = [
  { name: 'iMessage', file: 'The file chat.db of a Mac' },
  { name: 'Slack', file: 'Export of a workspace' },
  { name: 'WhatsApp', file: 'Export chat' },
  { name: 'Instagram', file: 'Your information, as JSON' },
  { name: 'Snapchat', file: 'My Data, as JSON' },
  { name: 'Discord', file: 'Data package, or a channel as JSON' },
  { name: 'Telegram', file: 'Telegram Desktop, as JSON' },
  { name: 'Teams', file: 'Personal accounts' },
];

/** All of it is of the made-up chats in `core/chat-archives/demo`, and a test compares the figures with them. */
export const demos = {
  voice: {
    label: 'Voice queries',
    lead: 'Ask about the made-up chats of Mia. In your own chats you can also speak your questions.',
    lines: [
      'Where did Ana say the spare key is?',
      'What rent did we agree on since April 2026?',
      'Who mentioned the plumber most?',
      'When did Uncle Theo last write?',
    ],
    questions: true,
    chat: {
      question: 'Where did Ana say the spare key is?',
      answer: '“spare key = third pot from the gate, not the second!!” (Ana, 14 August 2026).',
      proof: {
        from: 'Ana',
        app: 'Telegram',
        when: '14 August 2026',
        text: 'spare key = third pot from the gate, not the second!!',
      },
    },
  },
  insights: {
    label: 'AI insights',
    lead: 'What the figures of Mia’s made-up chats say',
    lines: [
      'Ana usually answers Mia within 12 minutes.',
      'Mr Okafor starts 61 percent of his conversations with Mia.',
      'The family chat is busiest on Thursdays.',
      'The longest streak of Mia and Ana is 5 days.',
    ],
    questions: false,
    chat: {
      question: 'When did Uncle Theo last write?',
      answer: 'The last of 217 messages is from 28 September 2026.',
      proof: {
        from: 'Uncle Theo',
        app: 'WhatsApp',
        when: '28 September 2026',
        text: 'arrived well, the mountains are white already',
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
