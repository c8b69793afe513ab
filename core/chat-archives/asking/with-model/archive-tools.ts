/** Something that a model can have looked up in an archive. */
export interface ArchiveTool {
  name: 'find' | 'count' | 'first' | 'last' | 'who' | 'when' | 'summarise' | 'compare';
  description: string;
  /** JSON Schema of an object. */
  parameters: Readonly<Record<string, unknown>>;
}

/** Things that are compared at once. */
export const comparedMaximum = 5;

const filter = {
  people: {
    type: 'array',
    items: { type: 'string' },
    description: 'Names of those who wrote it, as in the list of people. Leave it out for everybody.',
  },
  words: { type: 'string', description: 'Words that must all be in the message; beginnings are enough.' },
  phrase: { type: 'string', description: 'An exact part of the message.' },
  kind: { type: 'string', enum: ['text', 'media', 'call'] },
  from: { type: 'string', description: 'First day, as 2024-03-05.' },
  to: { type: 'string', description: 'Last day, as 2024-03-31.' },
};
const one = { type: 'object', properties: filter, additionalProperties: false };
const describedOne = (name: ArchiveTool['name'], description: string): ArchiveTool => ({
  name,
  description,
  parameters: one,
});

/** The queries that a model chooses among: the same that questions are read as without one. */
export const archiveTools: readonly ArchiveTool[] = [
  describedOne('find', 'The newest messages that match, and how many there are.'),
  describedOne('count', 'How many messages match.'),
  describedOne('first', 'The first message that matches.'),
  describedOne('last', 'The last message that matches.'),
  describedOne('who', 'Who wrote how many of the messages that match.'),
  describedOne('when', 'The first and the last day of messages that match.'),
  describedOne(
    'summarise',
    'Messages that match, spread evenly over their time, to say what they are about.',
  ),
  {
    name: 'compare',
    description: `How many messages match each of two to ${comparedMaximum} filters, such as people or years.`,
    parameters: {
      type: 'object',
      properties: { filters: { type: 'array', items: one, minItems: 2, maxItems: comparedMaximum } },
      required: ['filters'],
      additionalProperties: false,
    },
  },
];
