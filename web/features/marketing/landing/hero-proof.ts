/** What the guide answers to a question, and where in our documentation. A test compares it with the page. */
export const heroProof = {
  page: 'answers',
  question: 'What if nothing is found?',
  source: 'How answers are made › Language models',
  before: 'Passages are sent as data: instructions hidden in a web page are not followed.',
  quote: 'If nothing was found, no model is asked, because it could only make something up.',
} as const;
