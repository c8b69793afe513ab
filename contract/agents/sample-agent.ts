/** An agent to look around in. The firm is made up, and says so. */
export const sampleAgent = {
  settings: {
    name: 'Sample: Lantern Bakery',
    displayName: 'Lantern Bakery (sample)',
    welcomeMessage:
      'Hi! I am the sample agent of a made-up bakery. Ask me about opening hours, cakes or delivery.',
    messageColor: '#9a5b13',
    suggestedQuestions: [
      'When are you open?',
      'How do I order a birthday cake?',
      'Do you deliver on Sundays?',
      'Is there bread without gluten?',
    ],
  },
  texts: [
    {
      title: 'Opening hours (sample)',
      text: `Opening hours

Lantern Bakery is open Tuesday to Friday from 7:00 to 18:00, and on Saturday from 7:00 to 14:00. On Sunday and Monday the shop is closed.

Public holidays

The shop is closed on public holidays. On the day before a public holiday it is open until 14:00.`,
    },
    {
      title: 'Cakes and bread (sample)',
      text: `Birthday cakes

Order a birthday cake at least three days before you need it, by phone or in the shop. A cake for 12 people costs 48 euros. Names and numbers are written on the cake for free.

Bread without gluten

Bread without gluten is baked every Thursday. It costs 7 euros and can be reserved by phone until Wednesday at noon.

Allergies

All ingredients are listed on the label. Nuts are used in the bakery, so traces in every product are possible.`,
    },
    {
      title: 'Delivery and payment (sample)',
      text: `Delivery

Lantern Bakery delivers within the town from Tuesday to Saturday. Delivery costs 4 euros, and is free from 40 euros. Orders that arrive before 16:00 are delivered the next morning.

Payment

Customers pay in cash or by card in the shop. Deliveries are paid on receipt.`,
    },
  ],
  questions: [
    {
      question: 'Do you deliver on Sundays?',
      answer: 'No. We deliver from Tuesday to Saturday. On Sunday and Monday the bakery is closed.',
    },
    {
      question: 'When are you open?',
      answer: 'We are open Tuesday to Friday from 7:00 to 18:00, and on Saturday from 7:00 to 14:00.',
    },
  ],
} as const;
