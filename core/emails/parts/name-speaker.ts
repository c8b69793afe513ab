import type { EmailTurn } from '../email.ts';

/** Who said something, in the words of an email. */
export function nameSpeaker({ from, name }: EmailTurn): string {
  if (from === 'person') return name ?? 'Person';
  return { visitor: 'Visitor', agent: 'Agent' }[from];
}
