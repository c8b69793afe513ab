import type { EmailBlock } from '../email.ts';

export function paragraph(text: string): EmailBlock {
  return { kind: 'text', text };
}
