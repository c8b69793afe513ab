import { describe, expect, test } from 'vitest';
import { getAccountSettings, updateAccountSettings } from '#contract/accounts/accounts.endpoints.ts';
import { listAgents } from '#contract/agents/agents.endpoints.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '#contract/api-keys/api-keys.endpoints.ts';
import type { ApiKey } from '#contract/api-keys/api-keys.schemas.ts';
import { apiKeyScopes } from '#contract/api-keys/api-keys.ts';
import { confirmIdentity, getConfirmation } from '#contract/confirmation/confirmation.endpoints.ts';
import { suggestQuestions } from '#contract/conversations/conversations.endpoints.ts';
import {
  createModelKey,
  getModelSpending,
  listModelKeys,
  setModelBudget,
  testModelKey,
  updateModelKey,
} from '#contract/model-keys/model-keys.endpoints.ts';
import type { ModelKey } from '#contract/model-keys/model-keys.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { changePassword } from '#contract/passwords/passwords.endpoints.ts';
import { updateWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import { ConfirmIdentity } from '#web/console/account/confirm-identity.tsx';
import type { SettingsContext } from '#web/console/account/use-settings.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, sampleAccount, sampleAgent } from '#web/testing/samples.ts';
import { apiKeyScopeLabels } from './api-keys/api-key-scopes.ts';
import ApiKeySettingsPage from './api-keys/api-keys-page.tsx';
import { zapierKey } from './api-keys/suggest-key.ts';
import { WorkspaceNameCard } from './general/workspace-name-card.tsx';
import ModelKeysPage from './model-keys/model-keys-page.tsx';
import NotificationSettingsPage from './notifications-page.tsx';
import { PasswordCard } from './security/password-card.tsx';

const asRole = (role: Role, account = sampleAccount()): { context: SettingsContext } => ({
  context: { account, workspace: { id: 'wsp_1', name: 'Fernwood', role } },
});

describe('API keys', () => {
  test('are shown once when they are made, listed, and revoked once that is confirmed', async () => {
    const key = {
      id: 'key_1',
      name: 'CRM sync',
      prefix: 'pk_abc',
      scopes: ['chat'],
      agentIds: null,
      expiresAt: null,
      createdBy: { userId: 'usr_1', name: 'Ana', email: 'ana@shop.example' },
      createdAt: '2026-03-11T09:30:00.000Z',
      lastUsedAt: null,
      lastUsedAddress: null,
    } satisfies ApiKey;
    let keys: ApiKey[] = [];
    const callsOf = answerCalls(
      [listApiKeys, () => ({ data: keys })],
      [listAgents, () => ({ data: [sampleAgent()], pagination: { cursor: null, hasMore: false, total: 1 } })],
      [
        createApiKey,
        () => {
          keys = [key];
          return { ...key, key: 'pk_abcdefgh' };
        },
      ],
      [
        revokeApiKey,
        () => {
          keys = [];
          return {};
        },
      ],
    );
    const screen = await renderPart(<ApiKeySettingsPage />, asRole('admin'));
    await expect.element(screen.getByText('No API key yet')).toBeVisible();
    await screen.getByRole('button', { name: 'New key' }).click();
    await screen.getByRole('textbox', { name: 'Name' }).fill('CRM sync');
    await screen.getByRole('checkbox', { name: apiKeyScopeLabels.read }).click();
    await screen.getByRole('checkbox', { name: apiKeyScopeLabels.chat }).click();
    await screen.getByRole('dialog').getByRole('button').last().click();
    await expect.element(screen.getByRole('textbox', { name: 'API key' })).toHaveValue('pk_abcdefgh');
    await screen.getByRole('dialog').getByRole('button').last().click();
    await screen.getByRole('button', { name: 'Revoke CRM sync' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect.element(screen.getByText('No API key yet')).toBeVisible();
    expect(callsOf(createApiKey).map(({ body }) => body)).toEqual([
      { name: 'CRM sync', scopes: ['chat'], agentIds: null, expiresInDays: null },
    ]);
    expect(callsOf(revokeApiKey).map(({ params }) => params.apiKeyId)).toEqual(['key_1']);
  });

  test('are made for some agents and some time, and say so, also once that is over', async () => {
    const agents = [sampleAgent(), { ...sampleAgent(), id: 'agt_2', name: 'Wholesale' }];
    const key = {
      id: 'key_1',
      name: 'CRM sync',
      prefix: 'pk_abc',
      scopes: ['read'],
      agentIds: ['agt_2'],
      createdBy: { userId: 'usr_1', name: 'Ana', email: 'ana@shop.example' },
      createdAt: '2026-03-11T09:30:00.000Z',
      expiresAt: '2099-04-10T09:30:00.000Z',
      lastUsedAt: null,
      lastUsedAddress: null,
    } satisfies ApiKey;
    const inSixDays = new Date(Date.now() + 6 * 86_400_000).toISOString();
    const inEightDays = new Date(Date.now() + 8 * 86_400_000).toISOString();
    const nearing = { ...key, id: 'key_3', name: 'Nearing', expiresAt: inSixDays };
    const later = { ...key, id: 'key_4', name: 'Later', expiresAt: inEightDays };
    const ended = {
      ...key,
      id: 'key_2',
      name: 'Old',
      agentIds: ['agt_gone', 'agt_2'],
      expiresAt: '2026-03-12T09:30:00.000Z',
    };
    const callsOf = answerCalls(
      [listApiKeys, () => ({ data: [key, later, nearing, ended] })],
      [listAgents, () => ({ data: agents, pagination: { cursor: null, hasMore: false, total: 2 } })],
      [createApiKey, () => ({ ...key, key: 'pk_abcdefgh' })],
    );
    const screen = await renderPart(<ApiKeySettingsPage />, asRole('admin'));
    await expect.element(screen.getByText(/read · only Wholesale · .* · expires Apr 10, 2099/)).toBeVisible();
    await expect.element(screen.getByText(/only a deleted agent, Wholesale · .* · expired/)).toBeVisible();
    await expect.element(screen.getByText('Expired', { exact: true })).toBeVisible();
    const soon = screen.getByText('Expires soon').element();
    expect(document.querySelectorAll('li')[2]?.contains(soon)).toBe(true);
    await screen.getByRole('button', { name: 'New key' }).click();
    await screen.getByRole('textbox', { name: 'Name' }).fill('CRM sync');
    await screen.getByRole('checkbox', { name: 'Wholesale' }).click();
    await screen.getByLabelText('Valid for').selectOptions('30 days');
    await screen.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'API key' })).toHaveValue('pk_abcdefgh');
    expect(callsOf(createApiKey).map(({ body }) => body)).toEqual([
      { name: 'CRM sync', scopes: ['read'], agentIds: ['agt_2'], expiresInDays: 30 },
    ]);
  });

  test('have a form that is filled in for Zapier, where its page links to it', async () => {
    answerCalls(
      [listApiKeys, () => ({ data: [] })],
      [listAgents, () => ({ data: [sampleAgent()], pagination: { cursor: null, hasMore: false, total: 1 } })],
    );
    const screen = await renderPart(<ApiKeySettingsPage />, { ...asRole('admin'), at: paths.zapierKey });
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Zapier');
    for (const scope of apiKeyScopes) {
      const box = screen.getByRole('checkbox', { name: apiKeyScopeLabels[scope] });
      if (zapierKey.scopes.includes(scope)) await expect.element(box).toBeChecked();
      else await expect.element(box).not.toBeChecked();
    }
  });

  test('have a form that is filled in for a client of MCP, for the agent whose page links to it alone', async () => {
    const agents = [sampleAgent(), { ...sampleAgent(), id: 'agt_2', name: 'Wholesale' }];
    answerCalls(
      [listApiKeys, () => ({ data: [] })],
      [listAgents, () => ({ data: agents, pagination: { cursor: null, hasMore: false, total: 2 } })],
    );
    const at = paths.mcpKey('agt_2');
    const screen = await renderPart(<ApiKeySettingsPage />, { ...asRole('admin'), at });
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('MCP');
    await expect.element(screen.getByRole('checkbox', { name: 'Wholesale' })).toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: sampleAgent().name })).not.toBeChecked();
    for (const scope of ['read', 'chat'] as const)
      await expect.element(screen.getByRole('checkbox', { name: apiKeyScopeLabels[scope] })).toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: apiKeyScopeLabels.admin })).not.toBeChecked();
  });

  test('are made after a confirmation, and nothing that was typed is lost on the way', async () => {
    let isConfirmed = false;
    const refusal = { error: { code: 'confirmation-needed', message: 'Confirm that it is you.' } };
    answerCalls(
      [listApiKeys, () => ({ data: [] })],
      [listAgents, () => ({ data: [sampleAgent()], pagination: { cursor: null, hasMore: false, total: 1 } })],
      [getAccountSettings, () => sampleAccount()],
      [getConfirmation, () => ({ method: 'password' as const, confirmedUntil: null })],
      [
        confirmIdentity,
        () => {
          isConfirmed = true;
          return { confirmedUntil: '2026-03-11T09:30:00.000Z' };
        },
      ],
      [
        createApiKey,
        ({ body }) =>
          isConfirmed
            ? Response.json({ key: `pk_${(body as { name: string }).name}` })
            : Response.json(refusal, { status: 403 }),
      ],
    );
    const parts = (
      <>
        <ApiKeySettingsPage />
        <ConfirmIdentity />
      </>
    );
    const screen = await renderPart(parts, asRole('admin'));
    await screen.getByRole('button', { name: 'New key' }).click();
    await screen.getByRole('textbox', { name: 'Name' }).fill('Robot');
    await screen.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    const question = screen.getByRole('dialog', { name: 'Confirm that it’s you' });
    await question.getByLabelText('Current password', { exact: true }).fill('secret-1');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'API key' })).toHaveValue('pk_Robot');
  });

  test('are not listed for members who may not have them', async () => {
    const screen = await renderPart(<ApiKeySettingsPage />, asRole('agent-editor'));
    await expect.element(screen.getByText('API keys are for admins')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'New key' })).not.toBeInTheDocument();
  });
});

describe('the password', () => {
  test('is checked at its fields before it is sent, and the form begins again once it is changed', async () => {
    const callsOf = answerCalls([
      changePassword,
      () => ({ success: true as const, message: 'It is changed.' }),
    ]);
    const screen = await renderPart(<PasswordCard />, asRole('owner'));
    const current = screen.getByLabelText('Current password', { exact: true });
    const next = screen.getByLabelText('New password', { exact: true });
    const change = () => screen.getByRole('button', { name: 'Change password' }).click();
    await change();
    await expect.element(current).toHaveFocus();
    await expect.element(current).toHaveAccessibleDescription('Enter your current password.');
    await current.fill('old-secret-1');
    await next.fill('short');
    await change();
    await expect.element(next).toHaveAccessibleDescription(/at least 8 characters/);
    expect(callsOf(changePassword)).toEqual([]);
    await next.fill('new-secret-2');
    await change();
    await expect.element(screen.getByText('It is changed.')).toBeVisible();
    await expect.element(screen.getByLabelText('New password', { exact: true })).toHaveValue('');
    expect(callsOf(changePassword)[0]?.body).toEqual({
      currentPassword: 'old-secret-1',
      password: 'new-secret-2',
    });
  });

  test('is set without one before where there was none', async () => {
    const screen = await renderPart(
      <PasswordCard />,
      asRole('owner', sampleAccount({ hasPassword: false, isGoogleLinked: true })),
    );
    await expect.element(screen.getByRole('button', { name: 'Set password' })).toBeVisible();
    await expect.element(screen.getByLabelText('Current password', { exact: true })).not.toBeInTheDocument();
  });
});

test('a server of one’s own is stored with its models, and a test shows what the checks left out', async () => {
  let keys: ModelKey[] = [];
  const server = { baseUrl: 'https://models.example/v1', models: ['small', 'large'] };
  const spending = {
    month: '2026-03',
    inputTokens: 900,
    outputTokens: 100,
    dollars: 0.02,
    unpricedTokens: 0,
    budget: null,
    isUsedUp: false,
  };
  const callsOf = answerCalls(
    [listModelKeys, () => ({ data: keys })],
    [
      createModelKey,
      () => {
        const stored = {
          provider: 'compatible' as const,
          keyEnd: null,
          refusedAt: null,
          changedAt: '2026-03-11T09:30:00.000Z',
        };
        keys = [{ id: 'mky_1', ...stored, ...server }];
        return keys[0] as ModelKey;
      },
    ],
    [listAgents, () => ({ data: [sampleAgent()], pagination: { cursor: null, hasMore: false, total: 1 } })],
    [suggestQuestions, () => ({ questions: ['Do you repair wheels?'] })],
    [getModelSpending, () => spending],
    [setModelBudget, () => ({ ...spending, budget: { unit: 'dollars' as const, amount: 20 } })],
    [
      testModelKey,
      () => ({
        data: [
          {
            question: 'Do you repair wheels?',
            reply: 'We do.',
            outcome: 'answered' as const,
            model: 'compatible:small',
            sources: ['Repairs'],
            cut: [{ text: 'And cars.', reason: 'unsupported' as const }],
            problem: null,
            usage: { inputTokens: 200, outputTokens: 9 },
            cost: 0.0004,
            totalMs: 800,
          },
        ],
      }),
    ],
  );
  const screen = await renderPart(<ModelKeysPage />, asRole('admin'));
  await screen.getByRole('button', { name: 'New key' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Store key' }).click();
  await expect.element(dialog.getByLabelText('Key')).toHaveAccessibleDescription(/Paste the key/);
  await dialog.getByLabelText('Provider').selectOptions('compatible');
  await dialog.getByLabelText('Base URL').fill(server.baseUrl);
  await dialog.getByLabelText('Models').fill('small\nlarge\n');
  await dialog.getByRole('button', { name: 'Store key' }).click();
  await expect.element(screen.getByText(/https:\/\/models\.example\/v1 · without a key/)).toBeVisible();
  expect(callsOf(createModelKey).map(({ body }) => body)).toEqual([{ provider: 'compatible', ...server }]);
  await screen.getByRole('button', { name: 'Test' }).click();
  await expect.element(dialog.getByLabelText('Question 1')).toHaveValue('Do you repair wheels?');
  await dialog.getByRole('button', { name: 'Ask' }).click();
  await expect.element(dialog.getByText('And cars.')).toBeVisible();
  await expect.element(dialog.getByText(/209 tokens · \$0\.0004 · 800 ms/)).toBeVisible();
  expect(callsOf(testModelKey)[0]).toMatchObject({
    params: { modelKeyId: 'mky_1' },
    body: { agentId, questions: ['Do you repair wheels?'] },
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByLabelText('Monthly limit').fill('20');
  await screen.getByRole('button', { name: 'Save limit' }).click();
  await expect
    .poll(() => callsOf(setModelBudget)[0]?.body)
    .toEqual({ budget: { unit: 'dollars', amount: 20 } });
});

test('a model key that its provider refuses says so, until it is replaced', async () => {
  const stored = { id: 'mky_1', provider: 'openai' as const, baseUrl: null, models: [] };
  let key: ModelKey = {
    ...stored,
    keyEnd: 'a1b2',
    changedAt: '2026-03-11T09:30:00.000Z',
    refusedAt: '2026-03-12T09:30:00.000Z',
  };
  answerCalls(
    [listModelKeys, () => ({ data: [key] })],
    [
      updateModelKey,
      () => {
        key = { ...key, keyEnd: 'c3d4', refusedAt: null };
        return key;
      },
    ],
    [getModelSpending, () => refusal(500, 'internal-error', 'Something failed.')],
  );
  const screen = await renderPart(<ModelKeysPage />, asRole('admin'));
  await expect.element(screen.getByText(/OpenAI has refused this key since/)).toBeVisible();
  await screen.getByRole('button', { name: 'Replace' }).click();
  await screen.getByRole('dialog').getByLabelText('Key').fill('sk-new-c3d4');
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/key ending in c3d4/)).toBeVisible();
  await expect.element(screen.getByText(/has refused this key/)).not.toBeInTheDocument();
});

test('what is worth an email is saved as it is chosen', async () => {
  const callsOf = answerCalls([updateAccountSettings, () => sampleAccount()]);
  const screen = await renderPart(<NotificationSettingsPage />, asRole('owner'));
  await screen.getByRole('switch', { name: 'New leads' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => callsOf(updateAccountSettings).map(({ body }) => body))
    .toEqual([
      { notifications: { leads: false, handoffs: false, mentions: true, usage: true, weekly: false } },
    ]);
});

test('the workspace is named by admins and only read by others', async () => {
  answerCalls([updateWorkspace, () => ({ id: 'wsp_1', name: 'Fernwood' })]);
  const screen = await renderPart(<WorkspaceNameCard />, asRole('admin'));
  const name = screen.getByRole('textbox', { name: 'Workspace name' });
  await name.fill('  ');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(name).toHaveAccessibleDescription(/Give the workspace a name/);
  const other = await renderPart(<WorkspaceNameCard />, asRole('inbox-only'));
  await expect
    .element(other.getByRole('textbox', { name: 'Workspace name' }).last())
    .toHaveAttribute('readonly');
});
