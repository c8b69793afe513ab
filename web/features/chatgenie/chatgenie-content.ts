import {
  BookOpenText,
  FileLock2,
  HeartHandshake,
  type LucideIcon,
  MessagesSquare,
  Mic,
  Sparkles,
} from 'lucide-react';

/** All that the page says of ChatGenie; texts of the two plans are those of the specification, section 9. */

export const headline = 'Years of messages. One good question away.';

export const features: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: MessagesSquare,
    title: 'All your threads in one place',
    text: 'Import the exports that each app gives you. Conversations with one person come together, whichever app they were in.',
  },
  {
    icon: Mic,
    title: 'Ask as you would ask a friend',
    text: 'Say or type what you are looking for. The answer comes with the messages that it rests on, not with a guess.',
  },
  {
    icon: HeartHandshake,
    title: 'How you are with each other',
    text: 'Who writes first, who waits, what you talk about and when that changed. Numbers to think about, not verdicts.',
  },
  {
    icon: Sparkles,
    title: 'Your year, wrapped',
    text: 'The longest night, the running joke, the friend who came back. A page to keep, and to share if you want to.',
  },
  {
    icon: BookOpenText,
    title: 'Find it again',
    text: 'The address, the recipe, the promise. By meaning and by date, across ten years and eight apps.',
  },
  {
    icon: FileLock2,
    title: 'On paper, when it matters',
    text: 'A thread with dates and senders, complete and in order, for a lawyer or for yourself.',
  },
];

/** Lettered tiles: the marks of others are theirs. */
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
    lead: 'What you could say to it',
    lines: [
      '“Where did Ana say the spare key is?”',
      '“What did we agree on for the rent in spring?”',
      '“Find the photo of the blue door, from before we moved.”',
      '“When did I last write to my uncle?”',
    ],
    chat: {
      question: 'Where did Ana say the spare key is?',
      answer: 'Under the third flower pot, counted from the gate. She wrote it twice.',
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
    lead: 'What it could tell you',
    lines: [
      'You answer your sister within four minutes, and your landlord within nine days.',
      'Since March, two of every three talks with Ben began with him.',
      'Sunday between 20:00 and 21:00 is when your family thread is awake.',
      'You said “we should meet” to eleven people this year, and met three.',
    ],
    chat: {
      question: 'Whom have I lost sight of this year?',
      answer: 'Jonas. You wrote every week until May, and four times since. The last word was his.',
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

/** Written by us: nobody can have used it yet, and the page says so above them. */
export const testimonials = [
  {
    text: 'I asked for the name of the plumber. It found the message, the number, and that we had said never again.',
    role: 'Somebody who rents',
  },
  {
    text: 'Ten years of my grandmother’s messages in one place, in order. I did not need a single chart.',
    role: 'Somebody far from home',
  },
  {
    text: 'My lawyer got forty pages with dates instead of two hundred screenshots.',
    role: 'Somebody in a dispute',
  },
];

export const messagePlans = [
  {
    name: 'Free',
    price: '$0',
    text: 'To see what is in there.',
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
    text: 'For everything you have ever written.',
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
