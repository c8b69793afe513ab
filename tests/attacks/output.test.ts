import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import { visibleText } from '#contract/visible-text.ts';
import { describeFetchFailure } from '#core/crawling/problems/describe-fetch-failure.ts';
import { ourEmailBrand } from '#core/emails/our-email-brand.ts';
import { newLeadText } from '#core/emails/texts/new-lead-text.ts';
import { mailtoUrl } from '#core/safety/links/mailto-url.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import { writeInvoicePage } from '#server/features/billing/invoices/write-invoice-page.ts';
import { createAgent, createClient, expectStatus, openChat, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

/** What a visitor writes reaches the owner in links, emails and spreadsheets: in none of them may it do anything. */
let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices({ DEFAULT_PLAN: 'enterprise' });
});
afterAll(() => stage.close());

const hostileAddresses = [
  'ana?bcc=eve@example.com',
  'ana?bcc=eve%40evil.example&x=@example.com',
  'ana&cc=eve@example.com',
  'ana%0abcc:eve@example.com',
  'ana#eve@example.com',
  'eve@evil.example,ana@example.com',
  'ana\r\nBcc: eve@example.com',
  'ana\ud800@example.com',
];

describe('an address in a mailto link', () => {
  it.each(hostileAddresses)('stays the only recipient and adds no field: %j', (address) => {
    const url = new URL(mailtoUrl(address));
    expect([url.protocol, url.search, url.hash]).toEqual(['mailto:', '', '']);
    expect(url.pathname).not.toMatch(/[,&?#\r\n]/);
    expect(decodeURIComponent(url.pathname)).toBe(address.toWellFormed());
  });

  it('is followed by the fields that we give, each encoded', () => {
    const url = new URL(mailtoUrl('ana@example.com', { subject: 'a&bcc=eve@evil.example', body: 'x\r\ny' }));
    expect([...url.searchParams]).toEqual([
      ['subject', 'a&bcc=eve@evil.example'],
      ['body', 'x\r\ny'],
    ]);
  });
});

const hostilePages = [
  'javascript:alert(document.cookie)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  'https:evil',
  'https://',
];

describe('the page that a visitor says to be on', () => {
  it.each(hostilePages)('is no link when it is %j', (page) => expect(webPageUrl(page)).toBeUndefined());

  it.each(['https://shop.example', 'http://localhost:8080/a?b=c#d', 'https://ü.example/ä b'])(
    'is a link when it is %j',
    (page) => expect(webPageUrl(page)).toBe(page),
  );

  it('is stored with a question and with a lead only when it is a page on the web', async () => {
    const owner = await signUp(stage.app);
    const agent = await createAgent(owner);
    const { options } = await openChat(stage.app, agent.id);
    const visitor = createClient(stage.app);
    const pageUrl = 'javascript:alert(1)';
    const asked = await visitor.post(
      `/api/widget/${agent.id}/messages`,
      { message: 'Hello', pageUrl },
      options,
    );
    await expectStatus(
      await visitor.post(
        `/api/widget/${agent.id}/leads`,
        { name: 'Ana', email: 'ana@example.com', pageUrl },
        options,
      ),
      201,
    );
    expect(asked.status).toBe(200);
    await asked.text();
    const leads = await expectStatus<{ data: Lead[] }>(await owner.get('/api/v1/leads'), 200);
    const conversations = await expectStatus<{ data: Conversation[] }>(
      await owner.get(`/api/v1/conversations?agentId=${agent.id}`),
      200,
    );
    expect(leads.data.map((lead) => lead.pageUrl)).toEqual([null]);
    expect(conversations.data.map((conversation) => conversation.pageUrl)).toEqual([null]);
  });
});

describe('what a visitor writes', () => {
  it.each([
    '=1+1',
    '+1+cmd',
    '-1+1',
    '@SUM(A1)',
    '＝1+1',
    '＋1+cmd',
    '－1+1',
    '＠SUM(A1)',
    '﹦1+1',
    '\u200b=1+1',
  ])('is no formula in an exported file: %j', async (name) => {
    const owner = await signUp(stage.app);
    const agent = await createAgent(owner);
    await expectStatus(await owner.post('/api/v1/leads', { agentId: agent.id, name }), 201);
    const response = await owner.get('/api/v1/leads/export?format=csv');
    const rows = parse(await response.text(), { bom: true, columns: true }) as Record<string, string>[];
    // What nobody sees was cut when it was stored.
    expect(rows.map((row) => row.Name)).toEqual([`'${visibleText(name)}`]);
  });

  it.each([
    'eve@evil.example,ana@example.com',
    'ana\r\nBcc: eve@example.com',
    'ana@exa_mple.com',
    '"ana"@example.com',
    'ana@example.com>',
    'group: eve@example.com',
  ])('is refused as the email address of a lead: %j', async (email) => {
    const owner = await signUp(stage.app);
    const agent = await createAgent(owner);
    await expectStatus(await owner.post('/api/v1/leads', { agentId: agent.id, email }), 400);
  });

  it.each(['ana@exa_mple.com', 'ana,eve@example.com', 'ana@example.com\r\nBcc: eve@example.com'])(
    'keeps no email about a lead from being sent: %j',
    (address) => {
      const email = newLeadText(
        {
          kind: 'new-lead',
          agentName: 'Helper',
          name: 'Ana',
          email: address,
          phone: null,
          pageUrl: null,
          url: 'https://chat.example/leads',
          settingsUrl: 'https://chat.example/settings',
        },
        ourEmailBrand,
      );
      expect(email.replyTo).toBeUndefined();
      expect(email.notes).not.toContain('Reply to this email to answer the lead.');
    },
  );
});

describe('an invoice', () => {
  it('shows what its buyer wrote as text, runs nothing and is in no frame', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\'</title>';
    const page = await writeInvoicePage({
      title: 'Invoice',
      number: hostile,
      state: hostile,
      seller: [hostile],
      buyer: [hostile],
      facts: [{ label: hostile, value: hostile }],
      rows: [{ description: hostile, period: hostile, quantity: hostile, amount: hostile }],
      totals: [{ label: hostile, value: hostile, isSum: true }],
      notes: [hostile],
    });
    const text = await page.text();
    expect(text).not.toContain('<img');
    expect(text.match(/<\/title>/g)).toHaveLength(1);
    const policy = page.headers.get('content-security-policy');
    for (const rule of ["default-src 'none'", "form-action 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('script-src');
  });
});

describe('the name of a host in a private network', () => {
  it('reads like a name that does not exist', () => {
    const now = new Date(0);
    expect(describeFetchFailure({ kind: 'refused', reason: 'private-name' }, now)).toBe(
      describeFetchFailure({ kind: 'unreachable' }, now),
    );
  });
});
