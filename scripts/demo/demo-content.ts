/** The made-up shop of the demo: what its agent has read, and what its visitors asked in a month. */

export const shop = {
  owner: {
    email: 'demo@fernwood.example',
    password: 'demo password 1',
    firstname: 'Ada',
    company: 'Fernwood Cycles',
  },
  agent: {
    name: 'Fernwood Cycles',
    template: 'shop',
    welcomeMessage: 'Hi! Ask me about our bikes, repairs and delivery.',
    messageColor: '#1f6f54',
    suggestedQuestions: [
      'What does a full service cost?',
      'How long does delivery take?',
      'Can I test ride a bike?',
    ],
  },
  texts: [
    {
      title: 'Bikes and prices',
      text: `Bikes

The Heron 3 is a city bike with 3 gears and costs 649 euros. The Heron 8 has 8 gears and costs 899 euros. The Badger Cargo is a cargo bike and costs 3,450 euros. The Kestrel E is an e-bike and costs 2,799 euros. All prices include value-added tax and the first service.

Test rides

Try any bike for 45 minutes, free of charge and without an appointment. Bring an identity card, which we keep as a deposit.

Guarantee

Every new bicycle has a guarantee of five years on the frame and two years on all other parts.

Batteries

The battery of the Kestrel E lasts 60 to 110 kilometres and is charged in four and a half hours.`,
    },
    {
      title: 'Workshop',
      text: `Repairs

Our workshop repairs bicycles of every make, also those bought elsewhere. Most repairs are done within two working days.

Prices

A full service costs 95 euros. Mending a puncture costs 18 euros and is done while you wait. Replacing brake pads costs 24 euros per wheel. Truing a wheel costs 29 euros.

Collection

For 25 euros we collect your bicycle within the city and bring it back repaired.`,
    },
    {
      title: 'Delivery and returns',
      text: `Delivery

A bicycle takes four to six working days, accessories take one to two. Delivery of a bicycle costs 39 euros, of accessories 4.90 euros. Orders over 500 euros are delivered free of charge. We deliver within Germany, Austria and the Netherlands.

Returns

You can return any article within 30 days, as long as it has been ridden no further than 20 kilometres. Refunds are paid back within five working days.`,
    },
    {
      title: 'Visiting us',
      text: `Opening hours

The shop is open Monday to Friday from 10:00 to 18:30, and on Saturday from 10:00 to 16:00. On Sunday it is closed.

Address

You find us at Mill Lane 12, two minutes from Fernwood station. There are bicycle stands in front of the shop.`,
    },
  ],
  answers: [
    {
      question: 'Do you take old bikes in part exchange?',
      answer:
        'Yes. We give between 20 and 300 euros for any working bicycle, depending on its age and condition.',
    },
    { question: 'Can I pay by card?', answer: 'Yes, from 5 euros, with all common cards.' },
  ],
} as const;

/** What a visitor wrote, one message after another. Those that the shop has not written about stay unanswered. */
export const visits: readonly (readonly string[])[] = [
  ['What does a full service cost?'],
  ['How long does delivery take?', 'And what does it cost?'],
  ['Do you repair bikes bought elsewhere?'],
  ['When are you open on Saturday?'],
  ['Can I test ride a bike?', 'What do I have to bring?'],
  ['How much is the Kestrel E?', 'How far does the battery last?'],
  ['Can I rent a bike for the weekend?'],
  ['Can I return a bike?'],
  ['Do you take old bikes in part exchange?'],
  ['How long is the guarantee?', 'Thank you!'],
  ['Do you have bikes for children?'],
  ['Can I pay by card?'],
  ['Where are you?', 'Is there parking for cars?'],
  ['How much is it to mend a puncture?'],
  ['Do you deliver to Austria?'],
  ['Is there a discount for students?'],
  ['Which cargo bikes do you have?', 'What does it cost?'],
  ['Can you collect my bike?'],
  ['Do you sell helmets?'],
  ['When do I get my refund?'],
];

/** People who left their details, each of them once. */
export const people = [
  { name: 'Grete Sommer', email: 'grete.sommer@example.com' },
  { name: 'Tom Winter', email: 'tom.winter@example.com', phone: '+49 30 5550 777' },
  { name: 'Noor de Vries', email: 'noor@example.com' },
  { name: 'Ines Albrecht', email: 'ines.albrecht@example.com' },
  { name: 'Paul Okafor', email: 'paul.okafor@example.com', phone: '+49 30 5550 812' },
  { name: 'Mia Lindqvist', email: 'mia@example.com' },
  { name: 'Jonas Keller', email: 'jonas.keller@example.com' },
  { name: 'Elif Demir', email: 'elif.demir@example.com', phone: '+49 30 5550 164' },
  { name: 'Hanna Vogt', email: 'hanna.vogt@example.com' },
  { name: 'Marek Nowak', email: 'marek@example.com' },
  { name: 'Clara Hofer', email: 'clara.hofer@example.com', phone: '+43 1 5550 209' },
  { name: 'Sven Larsen', email: 'sven.larsen@example.com' },
  { name: 'Amina Diallo', email: 'amina@example.com' },
  { name: 'Felix Brandt', email: 'felix.brandt@example.com', phone: '+49 30 5550 338' },
  { name: 'Sofie Jansen', email: 'sofie.jansen@example.com' },
  { name: 'Luca Romano', email: 'luca.romano@example.com' },
  { name: 'Ida Bergmann', email: 'ida@example.com' },
  { name: 'Theo Martens', email: 'theo.martens@example.com', phone: '+31 20 555 0147' },
  { name: 'Rosa Fuchs', email: 'rosa.fuchs@example.com' },
  { name: 'Yusuf Kaya', email: 'yusuf.kaya@example.com' },
  { name: 'Pia Neumann', email: 'pia@example.com' },
  { name: 'David Roth', email: 'david.roth@example.com', phone: '+49 30 5550 451' },
  { name: 'Lena Kraus', email: 'lena.kraus@example.com' },
  { name: 'Bas Visser', email: 'bas.visser@example.com' },
  { name: 'Greta Lange', email: 'greta.lange@example.com' },
  { name: 'Milan Horvat', email: 'milan@example.com', phone: '+49 30 5550 590' },
  { name: 'Nele Schuster', email: 'nele.schuster@example.com' },
  { name: 'Oskar Lind', email: 'oskar.lind@example.com' },
  { name: 'Eva Winkler', email: 'eva.winkler@example.com' },
] as const;

/** What the shop offers at Cal.com, and what is asked there. */
export const call = {
  eventTypeId: 501,
  title: 'Bike advice call',
  question: { slug: 'bike', label: 'Which bike is it about?' },
  timeZone: 'Europe/Berlin',
} as const;

/** People who booked a call, what it is about, and what they did with it later. */
export const callers = [
  {
    name: 'Karla Stein',
    email: 'karla.stein@example.com',
    bike: 'Badger Cargo, for two children',
    later: 'keeps',
  },
  { name: 'Anton Weiss', email: 'anton.weiss@example.com', bike: 'Kestrel E', later: 'moves' },
  { name: 'Fenna Bakker', email: 'fenna@example.com', bike: 'Heron 8', later: 'cancels' },
  {
    name: 'Malte Simon',
    email: 'malte.simon@example.com',
    bike: 'An e-bike for my way to work',
    later: 'keeps',
  },
  { name: 'Zoe Arnold', email: 'zoe.arnold@example.com', bike: 'Badger Cargo', later: 'keeps' },
  { name: 'Emil Haas', email: 'emil.haas@example.com', bike: 'Kestrel E or Heron 8', later: 'moves' },
  { name: 'Lotte Graf', email: 'lotte@example.com', bike: 'Two bikes for a family', later: 'keeps' },
  { name: 'Joris Smit', email: 'joris.smit@example.com', bike: 'Heron 3', later: 'cancels' },
  { name: 'Frida Holm', email: 'frida.holm@example.com', bike: 'Six bikes for our office', later: 'keeps' },
  { name: 'Peter Lorenz', email: 'peter.lorenz@example.com', bike: 'Kestrel E', later: 'keeps' },
] as const;
export type Caller = (typeof callers)[number];

/** Visits on each day of the week, Sunday first. */
export const visitsOfDay = [3, 5, 4, 5, 6, 7, 8] as const;

/** Addresses of pages that visitors were on. */
export const pages = ['/', '/bikes', '/repairs', '/delivery', '/contact'] as const;
