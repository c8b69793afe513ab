import { createHash } from 'node:crypto';

/** What is stored of a recovery code, however it was typed. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('hex');
}
