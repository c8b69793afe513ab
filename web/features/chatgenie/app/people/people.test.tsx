import { expect, test } from 'vitest';
import {
  joinPeople,
  keepPeopleApart,
  proposeSamePeople,
  separatePerson,
} from '#contract/chat-archives/chat-archives.endpoints.ts';
import type { ArchivePerson } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { WholeArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import PeoplePage from './people-page.tsx';

const account = (id: string, name: string, platform: ArchivePerson['platform'], messages: number) => ({
  id,
  name,
  platform,
  messages,
});
const person = (...accounts: ArchivePerson['accounts']): ArchivePerson => {
  const [own] = accounts;
  if (own === undefined) throw new Error('A person has an account.');
  return { ...own, accounts };
};
const archive = {
  id: 'arc_1',
  messages: 9,
  people: [
    person(account('1', 'Ann Lee', 'whatsapp', 5)),
    person(account('2', 'Ann Lee', 'telegram', 2)),
    person(account('3', 'Bo', 'whatsapp', 1), account('4', 'bo_x', 'instagram', 1)),
  ],
} as unknown as WholeArchive;
const renderPage = () => renderPart(<PeoplePage />, { context: archive });
const nothing = () => ({});
const proposal = { personIds: ['2', '1'], reason: 'name' as const };

test('a proposal is joined under the name of who wrote most, or refused', async () => {
  const callsOf = answerCalls(
    [proposeSamePeople, () => ({ data: [proposal] })],
    [joinPeople, nothing],
    [keepPeopleApart, nothing],
  );
  const screen = await renderPage();
  await expect
    .element(screen.getByText(/They have the same name\. Telegram, 2 messages; WhatsApp/))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Join', exact: true }).click();
  await expect.poll(() => callsOf(joinPeople).map(({ body }) => body)).toEqual([{ personIds: ['1', '2'] }]);
  await screen.getByRole('button', { name: 'Not the same' }).click();
  await expect
    .poll(() => callsOf(keepPeopleApart).map(({ body }) => body))
    .toEqual([{ personIds: ['1', '2'] }]);
});

test('people are found by the name of any account, chosen and joined', async () => {
  const callsOf = answerCalls([proposeSamePeople, () => ({ data: [] })], [joinPeople, nothing]);
  const screen = await renderPage();
  await expect.element(screen.getByText('WhatsApp, 1 message; Instagram as bo_x, 1 message')).toBeVisible();
  expect(screen.getByText('Are these one person?').query()).toBeNull();
  await screen.getByRole('checkbox', { name: 'Choose Bo' }).click();
  const join = screen.getByRole('button', { name: 'Join as one person' });
  await expect.element(join).toBeDisabled();
  await screen.getByRole('checkbox', { name: 'Choose Ann Lee' }).first().click();
  await join.click();
  await expect.poll(() => callsOf(joinPeople).map(({ body }) => body)).toEqual([{ personIds: ['1', '3'] }]);
  await screen.getByRole('searchbox', { name: 'Search people' }).fill('bo_');
  await expect.poll(() => screen.getByRole('checkbox').all()).toHaveLength(1);
  await screen.getByRole('searchbox', { name: 'Search people' }).fill('nobody');
  await expect.element(screen.getByText('Nobody has this name')).toBeVisible();
});

test('an account is separated again', async () => {
  const callsOf = answerCalls([proposeSamePeople, () => ({ data: [] })], [separatePerson, nothing]);
  const screen = await renderPage();
  await screen.getByRole('button', { name: 'Separate Instagram (bo_x)' }).click();
  await expect.poll(() => callsOf(separatePerson).map(({ body }) => body)).toEqual([{ accountId: '4' }]);
});
