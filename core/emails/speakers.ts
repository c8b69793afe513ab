import type { EmailTurn } from './email.ts';

/** Who said something, in the words of an email. */
export const speakers: Record<EmailTurn['from'], string> = { visitor: 'Visitor', agent: 'Agent' };
