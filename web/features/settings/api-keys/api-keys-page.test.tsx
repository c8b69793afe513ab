import { describe, expect, test } from 'vitest';
import { getAccountSettings } from '#contract/accounts/accounts.endpoints.ts';
import { listAgents } from '#contract/agents/agents.endpoints.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '#contract/api-keys/api-keys.endpoints.ts';
import type { ApiKey } from '#contract/api-keys/api-keys.schemas.ts';
import { apiKeyScopes } from '#contract/api-keys/api-keys.ts';
import { confirmIdentity, getConfirmation } from '#contract/confirmation/confirmation.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { ConfirmIdentity } from '#web/console/account/confirm-identity.tsx';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAccount, sampleAgent } from '#web/testing/samples.ts';
import { asRole } from '../fixtures/as-role.ts';
import { apiKeyScopeLabels } from './api-key-scopes.ts';
import ApiKeySettingsPage from './api-keys-page.tsx';
import { zapierKey } from './suggest-key.ts';

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
