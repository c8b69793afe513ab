import {
  BookOpenText,
  FileLock2,
  HeartHandshake,
  type LucideIcon,
  MessagesSquare,
  Mic,
  Sparkles,
} from 'lucide-react';

/** The texts of the page. Those of the two plans are from the specification, section 9. */

export const headline = 'Years of messages, one question away';

export const features: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: MessagesSquare,
    title: 'All your chats in one place',
    text: 'Import the export from each app. Your conversations with one person appear together, whichever app they were in.',
  },
  {
    icon: Mic,
    title: 'Ask in your own words',
    text: 'Say or type what you are looking for. Every answer comes with the messages it is based on.',
  },
  {
    icon: HeartHandshake,
    title: 'Understand your relationships',
    text: 'See who writes first, who waits, what you talk about and when that changed. You get numbers, not judgements.',
  },
  {
    icon: Sparkles,
    title: 'Your year, wrapped',
    text: 'Your longest chat, your running jokes, the friends you reconnected with. Keep the page, or share it.',
  },
  {
    icon: BookOpenText,
    title: 'Find it again',
    text: 'Find that address, recipe or promise by meaning and by date, across all your apps.',
  },
  {
    icon: FileLock2,
    title: 'Legal documentation',
    text: 'Export a complete chat with dates and senders, in order, for a lawyer or for yourself.',
  },
];

/** Tiles show letters, because the logos belong to their owners. */
export const platforms = [
  { name: 'iMessage', letters: 'iM' },
  { name: 'Slack', letters: 'Sl' },
  { name: 'WhatsApp', letters: 'Wa' },
  { name: 'Instagram', letters: 'Ig' },
  { name: 'Snapchat', letters: 'Sc' },
  { name: 'Discord', letters: 'Di' },
  { name: 'Telegram', letters: 'Te' },
  { name: 'Teams', letters: 'Tm' },
];

export const demos = {
  voice: {
    label: 'Voice queries',
    lead: 'Questions you could ask',
    lines: [
      '“Where did Ana say the spare key is?”',
      '“What rent did we agree on in spring?”',
      '“Find the photo of the blue door, from before we moved.”',
      '“When did I last write to my uncle?”',
    ],
    chat: {
      question: 'Where did Ana say the spare key is?',
      answer: 'Under the third flower pot from the gate. She wrote it twice.',
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
    lead: 'Insights you could get',
    lines: [
      'You answer your sister within four minutes and your landlord within nine days.',
      'Since March, Ben has started two of every three chats with you.',
      'Your family chat is busiest on Sundays between 20:00 and 21:00.',
      'You told eleven people this year “we should meet”, and met three of them.',
    ],
    chat: {
      question: 'Who have I lost touch with this year?',
      answer: 'Jonas. You wrote every week until May, and four times since. He sent the last message.',
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

/** Written by us, because nobody can have used it yet; the page says so above them. */
export const testimonials = [
  {
    text: 'I asked for the plumber’s name. It found the message, the number and our note never to call him again.',
    role: 'A tenant',
  },
  {
    text: 'Ten years of my grandmother’s messages in one place, in order. That’s all I wanted.',
    role: 'A grandchild living abroad',
  },
  {
    text: 'My lawyer got forty dated pages instead of two hundred screenshots.',
    role: 'A client in a legal dispute',
  },
];

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
