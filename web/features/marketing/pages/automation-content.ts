export const evening = [
  {
    time: '18:30',
    title: 'You close. Your website doesn’t.',
    text: 'The last person locks the door. Until now, anyone with a question had to wait until tomorrow, or went elsewhere.',
  },
  {
    time: '21:14',
    title: '“Do you deliver to the islands?”',
    text: 'The agent answers from your delivery page and quotes the sentence. Nobody had to get up.',
  },
  {
    time: '21:15',
    title: '“And how long does that take?”',
    text: 'It understands that this refers to the previous question, and finds the table of delivery times.',
  },
  {
    time: '22:40',
    title: '“Could you paint one in our club’s colours?”',
    text: 'Your sources don’t say, so the agent doesn’t guess. It gives your fallback reply and offers a person. The visitor leaves an email address.',
  },
  {
    time: '08:45',
    title: 'Two things to read with your coffee',
    text: 'One lead to reply to, with the conversation next to it. One gap in your pages, which you close by approving an answer. The next visitor gets that answer.',
  },
];

/** What an agent does alone, and what it leaves to people. */
export const division = {
  agent: [
    'Answering with sources, around the clock',
    'Understanding follow-up questions',
    'Offering a person when there is no answer',
    'Resuming where it was after a restart, even in the middle of reading a website',
    'Switching to another model when a provider fails',
  ],
  people: [
    'Replying to people who asked for you',
    'Deciding when a source is read again',
    'Approving answers that have to be exact',
    'Anything that changes an order, a booking or a bill: the agent answers, it does not act',
  ],
};

/** A call of the REST API and its answer; what is between ‹ and › is highlighted. */
export const chatRequest = [
  '{ "message": ‹"When are you open on Saturdays?"› }',
  '',
  '{',
  '  "role": "assistant",',
  '  "parts": [',
  '    { "type": "text",',
  '      "text": ‹"On Saturdays we are open from 10 to 16."› },',
  '    { "type": "source",',
  '      "title": "Contact",',
  '      "heading": "Opening hours" }',
  '  ]',
  '}',
];
