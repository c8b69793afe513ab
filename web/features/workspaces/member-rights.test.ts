import { expect, test } from 'vitest';
import type { Member } from '#contract/workspaces/workspaces.schemas.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import { memberRights } from './member-rights.ts';

const member = (role: Role, isYou = false): Member => ({
  userId: `${role}-${isYou}`,
  email: 'a@b.example',
  name: 'A',
  role,
  isYou,
  joinedAt: '2026-01-01T00:00:00.000Z',
});
const belowOwner = ['admin', 'agent-editor', 'inbox-only'];

test.each<[Role, Member, Member[], string[], boolean]>([
  ['owner', member('owner', true), [], [], false],
  ['owner', member('owner', true), [member('owner')], ['owner', ...belowOwner], true],
  ['owner', member('owner'), [member('owner', true)], ['owner', ...belowOwner], true],
  ['owner', member('admin'), [member('owner', true)], ['owner', ...belowOwner], true],
  ['admin', member('owner'), [member('owner'), member('admin', true)], [], false],
  ['admin', member('agent-editor'), [member('owner'), member('admin', true)], belowOwner, true],
  ['admin', member('admin', true), [member('owner')], belowOwner, true],
  ['agent-editor', member('inbox-only'), [member('owner')], [], false],
  ['agent-editor', member('agent-editor', true), [member('owner')], [], true],
  ['inbox-only', member('inbox-only', true), [member('owner')], [], true],
])('%s and a member: %o', (mine, one, others, roles, canRemove) => {
  expect(memberRights(mine, one, [one, ...others])).toMatchObject({ roles, canRemove });
});
