/** From nothing to an agent that answers; the last step is the chat itself. */
export const creationSteps = ['What it reads', 'How it looks', 'Training'] as const;
