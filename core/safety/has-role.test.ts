import { expect, test } from 'vitest';
import { roles } from '#contract/workspaces/workspaces.ts';
import { hasRole } from './has-role.ts';

test('an owner may do all that others may, and each what those below may', () => {
  expect(roles.map((role) => roles.filter((least) => hasRole(role, least)))).toEqual([
    ['inbox-only'],
    ['inbox-only', 'agent-editor'],
    ['inbox-only', 'agent-editor', 'admin'],
    ['inbox-only', 'agent-editor', 'admin', 'owner'],
  ]);
});
