import { expect, test } from 'vitest';
import {
  invite,
  listInvitations,
  listMembers,
  updateMember,
} from '#contract/workspaces/workspaces.endpoints.ts';
import type { Invitation, Member } from '#contract/workspaces/workspaces.schemas.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import type { SettingsContext } from '#web/console/account/use-settings.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAccount } from '#web/testing/samples.ts';
import TeamSettingsPage from './team-page.tsx';

const time = '2026-03-11T09:30:00.000Z';
const member = (name: string, role: Role, isYou = false): Member => ({
  userId: `usr_${name}`,
  email: `${name.toLowerCase()}@shop.example`,
  name,
  role,
  isYou,
  joinedAt: time,
});

const asRole = (role: Role): { context: SettingsContext } => ({
  context: { account: sampleAccount(), workspace: { id: 'wsp_1', name: 'Fernwood', role } },
});

test('somebody is invited by a valid address, and then listed', async () => {
  let invitations: Invitation[] = [];
  const callsOf = answerCalls(
    [listMembers, () => ({ data: [member('Ana', 'owner', true)] })],
    [listInvitations, () => ({ data: invitations })],
    [
      invite,
      ({ body }) => {
        const { email, role } = body as { email: string; role: Role };
        const invitation = { id: 'inv_1', email, role, createdAt: time, expiresAt: time };
        invitations = [invitation];
        return invitation;
      },
    ],
  );
  const screen = await renderPart(<TeamSettingsPage />, asRole('owner'));
  const email = screen.getByRole('textbox', { name: 'Email' });
  const send = () => screen.getByRole('button', { name: 'Invite' }).click();
  await email.fill('ben');
  await send();
  await expect.element(email).toBeInvalid();
  await email.fill('ben@shop.example');
  await screen.getByRole('combobox', { name: 'Role', exact: true }).selectOptions('admin');
  await send();
  await expect
    .element(
      screen.getByRole('list', { name: 'Open invitations' }).getByText('ben@shop.example', { exact: true }),
    )
    .toBeVisible();
  await expect.element(email).toHaveValue('');
  await expect.element(email).toHaveFocus();
  expect(callsOf(invite).map(({ body }) => body)).toEqual([{ email: 'ben@shop.example', role: 'admin' }]);
});

test('an invitation that is refused has an error at its field, and the address stays', async () => {
  answerCalls(
    [listMembers, () => ({ data: [member('Ana', 'owner', true)] })],
    [listInvitations, () => ({ data: [] })],
    [invite, () => refusal(409, 'conflict', 'They are already a member.')],
  );
  const screen = await renderPart(<TeamSettingsPage />, asRole('owner'));
  const email = screen.getByRole('textbox', { name: 'Email' });
  await email.fill('ben@shop.example');
  await screen.getByRole('button', { name: 'Invite' }).click();
  await expect.element(email).toHaveAccessibleDescription('They are already a member.');
  await expect.element(email).toHaveValue('ben@shop.example');
});

test('a role is changed at once, but a smaller one of your own is asked about', async () => {
  const callsOf = answerCalls(
    [listMembers, () => ({ data: [member('Ana', 'owner', true), member('Ben', 'owner')] })],
    [listInvitations, () => ({ data: [] })],
    [updateMember, () => member('Ben', 'admin')],
  );
  const screen = await renderPart(<TeamSettingsPage />, asRole('owner'));
  await screen.getByRole('combobox', { name: 'Role of Ben' }).selectOptions('admin');
  await expect.poll(() => callsOf(updateMember).map(({ body }) => body)).toEqual([{ role: 'admin' }]);
  await screen.getByRole('combobox', { name: 'Role of Ana' }).selectOptions('admin');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(callsOf(updateMember)).toHaveLength(1);
});

test('a member who is not an admin sees the members, but cannot change them', async () => {
  answerCalls([listMembers, () => ({ data: [member('Ana', 'owner'), member('Ben', 'inbox-only', true)] })]);
  const screen = await renderPart(<TeamSettingsPage />, asRole('inbox-only'));
  await expect.element(screen.getByText('ana@shop.example')).toBeVisible();
  await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
});
