import { describe, expect, it } from 'vitest';
import { type AuditAction, type AuditDetails, auditActions } from '#contract/audit/audit.ts';
import { describeAction } from './describe-action.ts';

const cases: [AuditAction, string | null, AuditDetails | null, string][] = [
  ['password.changed', null, null, 'changed their password'],
  ['api-key.created', 'Robot', { scopes: 'read' }, 'created the API key “Robot” (read)'],
  [
    'member.role-changed',
    'ana@example.com',
    { before: 'admin', after: 'owner' },
    'changed the role of “ana@example.com” from admin to owner',
  ],
  ['agent.deleted', null, null, 'deleted the agent something deleted'],
  ['plan.changed', null, null, 'changed the plan from … to …'],
  ['leads.deleted', null, { count: 3 }, 'deleted 3 leads'],
];

describe('the sentence of an entry', () => {
  it.each(cases)('%s of %s', (action, name, details, sentence) => {
    expect(describeAction(action, name, details)).toBe(sentence);
  });

  it.each(Object.keys(auditActions) as AuditAction[])('%s reads well without what was erased', (action) => {
    expect(describeAction(action, null, null)).not.toMatch(/[{}]|undefined|null/);
  });
});
