import { type AuditAction, type AuditDetails, auditActions } from '#contract/audit/audit.ts';

/**
 * What was done, without its actor: the sentence of the action with its words in braces filled in. What was erased reads
 * “something deleted”.
 */
export function describeAction(
  action: AuditAction,
  subjectName: string | null,
  details: AuditDetails | null,
): string {
  return auditActions[action].sentence.replaceAll(/\{(\w+)\}/g, (_all, word: string) =>
    word === 'name'
      ? subjectName === null
        ? 'something deleted'
        : `“${subjectName}”`
      : String(details?.[word] ?? '…'),
  );
}
