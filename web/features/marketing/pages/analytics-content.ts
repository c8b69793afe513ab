import type { Outcome } from '#contract/conversations/conversations.ts';

export const outcomes: readonly { outcome: Outcome; gets: string; tells: string }[] = [
  {
    outcome: 'answered',
    gets: 'An answer with its sources',
    tells: 'Your pages cover this, and it is easy to find.',
  },
  {
    outcome: 'hedged',
    gets: 'The closest passages, labelled as such',
    tells: 'One clear sentence on the cited page is often enough to fix this.',
  },
  {
    outcome: 'declined',
    gets: 'Your fallback reply and the offer of a person',
    tells: 'People want to know something that your pages don’t say yet.',
  },
  {
    outcome: 'handoff',
    gets: 'The contact form',
    tells: 'This visitor wants to hear from you. If they left contact details, you have them.',
  },
  {
    outcome: 'smalltalk',
    gets: 'A reply to a greeting, thanks or goodbye',
    tells: 'Nothing to do.',
  },
];

export const routine = [
  {
    title: 'Filter by “Unanswered”',
    text: 'These are the questions your sources don’t answer. Write the page, or approve an answer on the spot.',
  },
  {
    title: 'Open the partly answered questions',
    text: 'Each shows the passage that came closest, so you can see what was missing.',
  },
  {
    title: 'Check the ratings',
    text: 'Visitors can rate every answer with a thumbs up or down. A thumbs down on a correct answer is worth reading, too.',
  },
  {
    title: 'Train again',
    text: 'The agent answers from the old text until the new one is ready.',
  },
];

/** The beginning of an exported file; what is between ‹ and › is highlighted. */
export const exportedRows = [
  'date,from,message,outcome,sources',
  '2026-03-02T09:12:08Z,visitor,"Does the Heron 3 come with lights?",,',
  '2026-03-02T09:12:09Z,agent,"Yes, up to 60 degrees.",‹answered›,Care',
  '2026-03-02T08:47:31Z,visitor,"Do you repair handles?",,',
  '2026-03-02T08:47:32Z,agent,"I could not find that.",‹declined›,',
];
