import type { EmailBlock, EmailThread } from '../email.ts';
import { paragraph } from './paragraph.ts';

/** A conversation under a line that names it; nothing where nothing was said. */
export function threadBlocks(label: string, thread: EmailThread | undefined): EmailBlock[] {
  if (thread === undefined || thread.turns.length === 0) return [];
  const { turns, earlier } = thread;
  const more =
    earlier === 0 ? '' : ` (${earlier} earlier ${earlier === 1 ? 'message' : 'messages'} left out)`;
  return [paragraph(`${label}${more}:`), { kind: 'thread', turns }];
}
