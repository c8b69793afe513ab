/** A made-up chat: lines that are written for it, and small talk between them. Nobody in it exists. */
export interface DemoChat {
  app: 'whatsapp' | 'telegram';
  title: string;
  people: readonly string[];
  /** Days, the first with small talk and the one after the last. */
  from: string;
  to: string;
  /** Days between small talk on average. */
  every: number;
  talk: readonly string[];
  /** Time in UTC, who wrote, and what. */
  lines: readonly (readonly [at: string, from: string, text: string])[];
}

/** Raised when a text below changes, so that installations import it again. */
export const demoVersion = 1;

/** Whose chats they are. */
const owner = 'Mia';

const friends = [
  'how was your day?',
  'long, but good 😊',
  'are you free on Saturday?',
  'I think so, let me check',
  'look at this sky 🌅',
  'haha yes 😂',
  'did you eat already?',
  'not yet, you?',
  'call me when you are home',
  'on my way',
  'that song again 🎶',
  'I miss the sea',
  'same here ❤️',
  'see you tomorrow then',
  'sleep well 😊',
];
const family = [
  'Sunday lunch at ours?',
  'we bring the salad 🥗',
  'grandma says hello ❤️',
  'the train is late again',
  'who has the big pot?',
  'happy birthday!! 🎉',
  'thank you all 😊',
  'photos later, promise',
  'the garden looks lovely this year',
  'dad found his glasses 😂',
];
const landlord = [
  'Good morning',
  'Thank you for letting me know',
  'I will have a look',
  'All fine, thank you',
  'Have a good weekend',
];

export const demoChats: readonly DemoChat[] = [
  {
    app: 'telegram',
    title: 'Ana',
    people: [owner, 'Ana'],
    from: '2025-01-03',
    to: '2026-10-30',
    every: 2,
    talk: friends,
    lines: [
      ['2026-08-14T18:20', owner, 'I am at the house, where is the key?'],
      ['2026-08-14T18:22', 'Ana', 'spare key = third pot from the gate, not the second!!'],
      ['2026-08-14T18:31', owner, 'found it, you saved me'],
      ['2026-03-02T11:05', 'Ana', 'the address in Lisbon is Rua das Flores 12, second floor'],
      ['2025-06-20T20:15', 'Ana', 'I got the job in Porto!!! 🎉'],
      ['2025-06-20T20:16', owner, 'I knew it ❤️'],
    ],
  },
  {
    app: 'whatsapp',
    title: 'Ben',
    people: [owner, 'Ben'],
    from: '2025-02-10',
    to: '2026-10-28',
    every: 3,
    talk: friends,
    lines: [
      ['2026-05-09T08:40', 'Ben', 'the lentil soup: two carrots, one onion, cumin, 25 minutes'],
      ['2026-09-12T19:02', 'Ben', 'I can lend you the drill until October'],
    ],
  },
  {
    app: 'whatsapp',
    title: 'Family',
    people: [owner, 'Lena', 'Uncle Theo'],
    from: '2025-01-05',
    to: '2026-09-20',
    every: 4,
    talk: family,
    lines: [
      ['2025-11-03T09:12', 'Lena', 'does anybody know a plumber? the kitchen is under water'],
      ['2025-11-03T09:20', 'Uncle Theo', 'ask Mr Okafor, his plumber is good'],
      ['2025-11-03T10:02', 'Lena', 'the plumber comes at noon'],
      ['2025-11-03T14:45', 'Lena', 'plumber done, 85 euros, all dry'],
      ['2026-09-28T17:30', 'Uncle Theo', 'arrived well, the mountains are white already'],
    ],
  },
  {
    app: 'whatsapp',
    title: 'Mr Okafor',
    people: [owner, 'Mr Okafor'],
    from: '2025-03-01',
    to: '2026-10-01',
    every: 21,
    talk: landlord,
    lines: [
      ['2026-04-20T10:11', 'Mr Okafor', 'So we agree: the rent stays at 1,150 until May next year'],
      ['2026-04-20T10:40', owner, 'Agreed, thank you'],
      ['2025-11-03T08:50', owner, 'Which plumber do you use?'],
    ],
  },
];
