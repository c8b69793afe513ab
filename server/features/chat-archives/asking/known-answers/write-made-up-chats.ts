/** A message as it is written into the made-up export. */
export interface Said {
  atMs: number;
  from: string;
  text: string;
  chat: number;
}

/** What somebody once wrote, and the piece of it that answers a question about it. */
export interface Fact {
  from: string;
  text: string;
  key: string;
  questions: readonly string[];
}

export const people = ['Ann Lee', 'Bo Hansen', 'Cy', 'Dora Vale'] as const;
export const topics = [
  'pizza',
  'rent',
  'ferry',
  'dentist',
  'garden',
  'guitar',
  'marathon',
  'passport',
] as const;

/** The questions are worded as people ask, not as the rules read. */
export const facts: readonly Fact[] = [
  {
    from: 'Ann Lee',
    text: 'The spare key is under the third flower pot',
    key: 'third flower pot',
    questions: ['Where is the spare key?', 'where did ann hide the spare key'],
  },
  {
    from: 'Bo Hansen',
    text: 'wifi password is bluebird42, guests can use it too',
    key: 'bluebird42',
    questions: ["What's the wifi password?", 'What is the password for the wifi?'],
  },
  {
    from: 'Cy',
    text: 'my flight lands at 18:40 in Lisbon',
    key: '18:40',
    questions: ["When does Cy's flight land?", 'What time does the flight from Cy land in Lisbon?'],
  },
  {
    from: 'Dora Vale',
    text: 'The landlord wants 1150 euros from June on',
    key: '1150',
    questions: ['How much does the landlord want?', 'What does the landlord want from June on?'],
  },
  {
    from: 'Ann Lee',
    text: 'Grandma is allergic to walnuts, please tell the bakery',
    key: 'walnuts',
    questions: ['What is grandma allergic to?', 'Is grandma allergic to anything?'],
  },
  {
    from: 'Bo Hansen',
    text: 'I parked the car on level 3 next to the lift',
    key: 'level 3',
    questions: ['Where did Bo park the car?', 'Where is the car parked?'],
  },
  {
    from: 'Cy',
    text: 'The plumber comes on Thursday between 8 and 10',
    key: 'Thursday',
    questions: ['When is the plumber coming?', 'What did Cy say about the plumber?'],
  },
  {
    from: 'Dora Vale',
    text: 'My new phone number ends with 7781',
    key: '7781',
    questions: ["What is Dora's new phone number?", 'Do you know the new number of Dora?'],
  },
  {
    from: 'Ann Lee',
    text: 'We named the puppy Waffles in the end',
    key: 'Waffles',
    questions: ['What is the name of the puppy?', 'What did we call the puppy?'],
  },
  {
    from: 'Bo Hansen',
    text: 'The doctor said to take the tablets twice a day',
    key: 'twice a day',
    questions: ['What did the doctor say?', 'How often should I take the tablets?'],
  },
  {
    from: 'Cy',
    text: 'I owe Bo 45 pounds for the concert',
    key: '45 pounds',
    questions: ['How much does Cy owe Bo?', 'Who owes money for the concert?'],
  },
  {
    from: 'Dora Vale',
    text: 'The wedding is on 14 September at the lighthouse',
    key: 'lighthouse',
    questions: ['Where is the wedding?', 'When is the wedding?'],
  },
  {
    from: 'Ann Lee',
    text: 'Gate code changed, it is 9024 now',
    key: '9024',
    questions: ['What is the gate code?', 'what was the code of the gate again?'],
  },
  {
    from: 'Bo Hansen',
    text: 'The best ramen was at Kazoku near the station',
    key: 'Kazoku',
    questions: ['Where was the best ramen?', 'Which place had the best ramen?'],
  },
  {
    from: 'Cy',
    text: 'Our hotel is called Casa Azul, booked until Sunday',
    key: 'Casa Azul',
    questions: ['What is our hotel called?', 'Which hotel did Cy book?'],
  },
  {
    from: 'Dora Vale',
    text: 'I lent the tent to Marek last autumn',
    key: 'Marek',
    questions: ['Who has the tent?', 'Whom did Dora lend the tent to?'],
  },
  {
    from: 'Ann Lee',
    text: 'The recipe needs 300 g of flour and two eggs',
    key: '300 g',
    questions: ['How much flour does the recipe need?', 'What does the recipe need?'],
  },
  {
    from: 'Bo Hansen',
    text: 'Insurance claim got the reference KX-2219',
    key: 'KX-2219',
    questions: ['What is the reference of the insurance claim?', 'Find the insurance reference'],
  },
  {
    from: 'Cy',
    text: 'Size of my shoes is 43, in case you see the boots',
    key: '43',
    questions: ["What is Cy's shoe size?", 'What size are the shoes of Cy?'],
  },
  {
    from: 'Dora Vale',
    text: 'The meeting with the bank moved to room 210',
    key: 'room 210',
    questions: ['Where is the meeting with the bank?', 'Which room is the bank meeting in?'],
  },
];

const fillers = [
  'ok',
  'see you later',
  'haha true',
  'I am on the train',
  'good morning',
  'what a day',
  'sounds good to me',
];
const hourMs = 3_600_000;

/** Two years of two chats: talk about topics, and each fact once. */
export function writeMadeUpChats(random: (below: number) => number): Said[] {
  const said: Said[] = [];
  let atMs = Date.UTC(2022, 0, 1, 9);
  for (let index = 0; index < 3_000; index += 1) {
    atMs += 1 + random(12 * hourMs);
    const from = people[random(people.length)] ?? 'Cy';
    const topic = topics[random(topics.length)] ?? 'pizza';
    const text =
      random(3) === 0
        ? (fillers[random(fillers.length)] ?? 'ok')
        : `about the ${topic}, ${fillers[random(fillers.length)] ?? 'ok'}`;
    said.push({ atMs, from, text, chat: random(2) });
    const fact = facts[index / 140];
    if (fact !== undefined) said.push({ atMs: atMs + 60_000, from: fact.from, text: fact.text, chat: 0 });
  }
  return said;
}
