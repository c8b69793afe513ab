import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '#contract/brand.ts';
import { composeEmail } from './compose-email.ts';
import type { Email } from './email.ts';
import type { EmailBrand } from './email-brand.ts';
import { emailColors } from './email-colors.ts';
import { emailScopes } from './email-scopes.ts';
import { excerptThread } from './excerpt-thread.ts';
import { ourEmailBrand as ours } from './our-email-brand.ts';
import { plainName } from './plain-name.ts';
import { renderEmailHtml } from './render-email-html.ts';
import { renderEmailText } from './render-email-text.ts';

const url = 'https://chat.example/verify-email?token=abc&x=1';
const todoUrl = 'https://chat.example/agents/agt_1/messages?rating=negative';
const settingsUrl = 'https://chat.example/settings/notifications';
const turnOf = (kind: 'visitor' | 'agent', text: string) => ({
  author: { kind, name: null, event: null },
  text,
});
const thread = excerptThread([
  ...Array.from({ length: 4 }, (_, at) => turnOf('visitor', `Message ${at}`)),
  turnOf('visitor', 'Do you ship <two> to Iceland?'),
  turnOf('agent', 'In five days.'),
  turnOf('visitor', 'How much is it?'),
  turnOf('agent', 'x'.repeat(2_000)),
]);
const emails: Email[] = [
  { kind: 'verify-email', firstname: 'Ana', url },
  { kind: 'reset-password', firstname: '', url, minutes: 60 },
  { kind: 'password-changed', firstname: 'Ana', url },
  { kind: 'password-changed', firstname: 'Ana', url, removed: 'other-access' },
  { kind: 'password-changed', firstname: 'Ana', url, removed: 'everything' },
  { kind: 'confirmation-code', firstname: 'Ana', code: '012345', minutes: 10 },
  { kind: 'security-change', firstname: 'Ana', change: 'passkey-added', what: 'Work laptop', url },
  { kind: 'security-change', firstname: '', change: 'owners-changed', what: 'Lima & Co.', url },
  {
    kind: 'account-deleted',
    firstname: 'Ana',
    erased: {
      workspaces: 1,
      agents: 2,
      sources: 3,
      conversations: 1_204,
      messages: 5_000,
      leads: 0,
      chatArchives: 1,
      contactMessages: 0,
      emails: 4,
    },
    url,
  },
  {
    kind: 'invitation',
    inviterName: 'Ana Lima',
    workspaceName: 'Lima & Co.',
    role: 'agent-editor',
    url,
    days: 7,
  },
  {
    kind: 'invitation',
    inviterName: '',
    workspaceName: 'Lima & Co.',
    role: 'owner',
    inviterBecomes: 'gone',
    url,
    days: 7,
  },
  { kind: 'export-ready', firstname: 'Ana', url },
  {
    kind: 'new-lead',
    agentName: 'Shop helper',
    name: 'Ben <two>',
    email: 'ben@example.com',
    phone: null,
    pageUrl: null,
    url,
    settingsUrl,
  },
  {
    kind: 'new-lead',
    agentName: 'Shop helper',
    name: null,
    email: null,
    phone: '+49 30 123456',
    pageUrl: 'https://shop.example/prices',
    thread,
    wantsPerson: true,
    url,
    settingsUrl,
  },
  { kind: 'person-wanted', agentName: 'Shop helper', question: 'Line one\nLine <two>', url, settingsUrl },
  {
    kind: 'person-wanted',
    agentName: 'Shop helper',
    question: 'A person please',
    thread,
    contact: { name: 'Ben <two>', email: 'ben@example.com', phone: null },
    pageUrl: null,
    url,
    settingsUrl,
  },
  {
    kind: 'person-replied',
    agentName: 'Shop helper',
    replies: [{ from: 'person', name: 'Ana <two>', text: 'It is <two>.' }],
    thread,
    replyAddress: 'team@shop.example',
  },
  {
    kind: 'person-replied',
    agentName: 'Shop helper',
    replies: [{ from: 'person', name: 'Ana', text: 'It is <two>.' }],
    thread,
    replyAddress: 'reply+abc@reply.example',
    isTaken: true,
  },
  {
    kind: 'person-wanted',
    agentName: 'Shop helper',
    question: 'I do not understand <two>.',
    isEmailed: true,
    replyAddress: 'reply+abc@reply.example',
    url,
    settingsUrl,
  },
  {
    kind: 'person-replied',
    agentName: 'Shop helper',
    replies: [{ from: 'person', name: 'Ana', text: 'It is ready.' }],
    thread: { turns: [], earlier: 0 },
    replyAddress: null,
  },
  {
    kind: 'mentioned',
    authorName: 'Ana <two>',
    note: '@Ben, can you look <two>?',
    agentName: 'Shop helper',
    title: 'Do you ship <two>?',
    url,
    settingsUrl,
  },
  {
    kind: 'transcript',
    agentName: 'Shop helper',
    startedAt: '2027-02-01T10:00:00Z',
    thread,
  },
  {
    kind: 'webhook-failing',
    verdict: 'warn',
    name: 'CRM',
    error: 'The endpoint could not be reached.',
    failingSince: '2027-02-01T10:00:00Z',
    url,
  },
  {
    kind: 'webhook-failing',
    verdict: 'switch-off',
    name: 'CRM',
    error: 'The endpoint could not be reached.',
    failingSince: '2027-02-01T10:00:00Z',
    url,
  },
  {
    kind: 'webhook-failing',
    verdict: 'gone',
    name: 'CRM',
    error: 'The endpoint could not be reached.',
    failingSince: '2027-02-01T10:00:00Z',
    url,
  },
  {
    kind: 'connection-lost',
    service: 'Slack',
    accountName: 'Fernwood Bikes',
    consequence: 'Nothing is posted there any more.',
    url,
  },
  {
    kind: 'usage-warning',
    meter: 'messages',
    percentage: 80,
    used: 3_200,
    limit: 4_000,
    planName: 'Pro',
    resetsAt: '2027-03-01T00:00:00Z',
    spare: 1_000,
    url,
    settingsUrl,
  },
  {
    kind: 'usage-warning',
    meter: 'messages',
    percentage: 100,
    used: 4_000,
    limit: 4_000,
    planName: 'Pro',
    resetsAt: '2027-03-01T00:00:00Z',
    spare: 1_000,
    url,
    settingsUrl,
  },
  {
    kind: 'usage-warning',
    meter: 'leads',
    percentage: 100,
    used: 5,
    limit: 5,
    planName: 'Free Demo',
    resetsAt: '2027-03-01T00:00:00Z',
    spare: 10,
    url,
    settingsUrl,
  },
  {
    kind: 'budget-warning',
    agentName: 'Shop',
    percentage: 80,
    used: 80,
    limit: 100,
    resetsAt: '2027-03-01T00:00:00Z',
    afterLimit: 'engine',
    url,
    settingsUrl,
  },
  {
    kind: 'budget-warning',
    agentName: 'Shop',
    percentage: 100,
    used: 100,
    limit: 100,
    resetsAt: '2027-03-01T00:00:00Z',
    afterLimit: 'form',
    url,
    settingsUrl,
  },
  ...(['warn', 'stop'] as const).map((verdict) => ({
    kind: 'white-label-record' as const,
    verdict,
    host: 'chat.studio.example',
    url,
    record: { name: '_agent-chat.studio.example', value: 'a-token' },
    missingSince: '2027-02-01T04:00:00.000Z',
    stopsAt: '2027-02-08T04:00:00.000Z',
  })),
  { kind: 'white-label-removed', host: 'chat.studio.example', reason: 'It copies a bank.', url },
  {
    kind: 'payment-failed',
    planName: 'Pro',
    amountCents: 1_900,
    refusal: 'insufficient-funds',
    isPaused: false,
    pausesAt: '2027-03-15T00:00:00Z',
    url,
  },
  {
    kind: 'payment-failed',
    planName: 'Pro',
    amountCents: 1_900,
    refusal: 'expired',
    isPaused: true,
    pausesAt: '2027-03-15T00:00:00Z',
    url,
  },
  {
    kind: 'weekly-advice',
    workspaceName: 'Lima & Co.',
    firstDay: '2026-03-02',
    lastDay: '2026-03-08',
    conversations: 12,
    messages: 1_040,
    answeredRate: 0.874,
    items: [
      { advice: 'open-requests', agentName: 'Shop helper', count: 1, url: todoUrl },
      {
        advice: 'unanswered',
        agentName: 'Shop helper',
        count: 9,
        question: { text: 'Do you sell <two> tandems?', asked: 4 },
        url: todoUrl,
      },
      { advice: 'thumbs-down', agentName: 'Shop helper', count: 2, url: todoUrl },
    ],
    url,
    settingsUrl,
  },
  {
    kind: 'weekly-advice',
    workspaceName: '',
    firstDay: '2026-12-28',
    lastDay: '2027-01-03',
    conversations: 1,
    messages: 1,
    answeredRate: null,
    items: [
      { advice: 'abandoned', agentName: 'Shop helper', count: 1, url: todoUrl },
      { advice: 'partly-answered', agentName: 'Shop helper', count: 1, url: todoUrl },
    ],
    url,
    settingsUrl,
  },
  { kind: 'burst-warning', agentName: 'Shop', what: 'messages', url, settingsUrl },
  {
    kind: 'contact-message',
    name: 'Ben',
    email: 'ben@example.com',
    message: 'Line one\nLine <two>',
    sentAt: '2027-02-01T10:05:00Z',
  },
  {
    kind: 'contact-messages',
    messages: [
      { name: 'Ben', email: 'ben@example.com', message: 'Line one', sentAt: '2027-02-01T10:05:00Z' },
      { name: 'Cem', email: 'cem@example.com', message: 'Line <two>', sentAt: '2027-02-01T10:06:00Z' },
    ],
    more: 3,
  },
  { kind: 'contact-confirmation', url },
  { kind: 'waitlist-confirmation', url },
];
const hasNoLink = (kind: Email['kind']) =>
  /^(contact-message|confirmation-code|person-replied|transcript)/.test(kind);
const render = (email: Email) => {
  const content = composeEmail(email, ours);
  return { content, html: renderEmailHtml(content, ours), text: renderEmailText(content, ours) };
};

describe.each(emails.map((email) => [email.kind, email] as const))('%s', (kind, email) => {
  const { content, html, text } = render(email);

  it('says everything in plain text that the HTML says', () => {
    for (const part of [content.heading, content.reason, ...content.notes]) expect(text).toContain(part);
    for (const block of content.blocks) if (block.kind === 'text') expect(text).toContain(block.text);
    expect(text).not.toMatch(/<(?!two>)[a-z]|&[a-z]+;/i);
  });

  it('has its link as a button and as an address', () => {
    if (hasNoLink(kind)) return;
    expect(text).toContain(`\n${url}\n`);
    expect(html.match(/href="https:\/\/chat\.example\/verify-email\?token=abc&amp;x=1"/g)).toHaveLength(2);
  });

  it('fetches nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|object)\b|url\(|@import|\son\w+=/i);
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    const more = email.kind === 'weekly-advice' ? [todoUrl] : [];
    expect(new Set(addresses)).toEqual(new Set(hasNoLink(kind) ? [] : [url.replace('&', '&amp;'), ...more]));
  });

  it('opens with its preheader and follows the colours of the reader', () => {
    expect(html.indexOf(content.preheader)).toBeLessThan(html.indexOf('<h1'));
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('#FFE3A3');
    // Whatever has a colour of its own has a rule for the dark.
    const dark = new Set([...html.matchAll(/^\.([a-z]+)[ {]/gm)].map(([, name]) => name));
    for (const [tag] of html.matchAll(/<[a-z0-9]+ [^>]*style="[^"]*#[0-9A-F]{6}[^"]*"[^>]*>/g)) {
      const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
      const isButton = tag.startsWith('<a ') && tag.includes('text-decoration:none');
      expect(isButton || classes.some((name) => dark.has(name)), tag).toBe(true);
    }
  });
});

describe('the brand of a partner', () => {
  const theirs: EmailBrand = {
    name: 'Studio North',
    slogan: '',
    supportEmail: 'help@studio.example',
    color: '#7a3cff',
  };

  it('is known to every email', () => {
    expect([...new Set(emails.map(({ kind }) => kind))].sort()).toEqual(Object.keys(emailScopes).sort());
  });

  it.each(emails.map((email) => [email.kind, email] as const))('leaves no word of ours in %s', (_, email) => {
    const content = composeEmail(email, theirs);
    const html = renderEmailHtml(content, theirs);
    const whole = [JSON.stringify(content), html, renderEmailText(content, theirs)].join('\n');
    expect(whole).not.toMatch(new RegExp(`${brand.name}|${brand.slogan}|${brand.supportEmail}`, 'i'));
    expect(whole).toContain('Studio North');
    expect(html).not.toContain(emailColors.light.brand);
    expect(html).not.toContain(emailColors.light.cited);
  });
});

describe('emails about a conversation', () => {
  it.each(['new-lead', 'person-wanted'] as const)('%s: contain its end, and say what is left out', (kind) => {
    const email = emails.find((each) => each.kind === kind && 'thread' in each) as Email;
    const { html, text } = render(email);
    expect(text).toContain(
      '(2 earlier messages left out):\n\nVisitor:\n> Message 2\n\nVisitor:\n> Message 3',
    );
    expect(text).toContain('Visitor:\n> Do you ship <two> to Iceland?\n\nAgent:\n> In five days.');
    expect(text).toContain(`Agent:\n> ${'x'.repeat(499)}…\n`);
    expect(html).toContain('Do you ship &lt;two&gt; to Iceland?');
  });

  it('say how to reach the visitor, and a reply goes there', () => {
    const [bare, known] = emails.filter(({ kind }) => kind === 'person-wanted').map((email) => render(email));
    expect(bare?.content.replyTo).toBeUndefined();
    expect(bare?.text).toContain('They had not left contact details');
    expect(known?.content.replyTo).toEqual({ name: 'Ben <two>', address: 'ben@example.com' });
    expect(known?.text).toContain('Email: ben@example.com');
    expect(known?.text).toContain('Reply to this email to answer the visitor.');
  });
});

describe('text typed by strangers', () => {
  const evil = '<img src=x onerror=alert(1)> "quoted" https://evil.example/pay';

  it('is escaped in HTML', () => {
    const { html } = render({
      kind: 'contact-message',
      name: evil,
      email: 'a"b@example.com',
      message: `</blockquote>${evil}`,
      sentAt: '2027-02-01T10:05:00Z',
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('"quoted"');
    expect(html).toContain('&lt;/blockquote&gt;');
    expect(html.match(/<\/blockquote>/g)).toHaveLength(1);
  });

  it('never appears in a subject', () => {
    for (const email of emails) {
      const hostile = JSON.parse(
        JSON.stringify(email, (key, value: unknown) => (/name$/i.test(key) ? 'Cheap pills' : value)),
      ) as Email;
      expect(composeEmail(hostile, ours).subject).not.toContain('pills');
    }
  });

  it('keeps the lines of a message', () => {
    const { html, text } = render(emails.find(({ kind }) => kind === 'contact-message') as Email);
    expect(html).toContain('Line one<br>Line &lt;two&gt;');
    expect(text).toContain('> Line one\n> Line <two>');
    expect(text).toContain('Sent: 1 February 2027 at 10:05 UTC');
  });
});

describe('plainName', () => {
  it.each([
    ['  Ana \n Lima ', 'Ana Lima'],
    ['Müller & Söhne GmbH & Co. KG', 'Müller & Söhne GmbH & Co. KG'],
    ['https://evil.example/x', 'https evil.\u200bexample/x'],
    ['booking.com', 'booking.\u200bcom'],
    ['a@b', 'a@\u200bb'],
    ['x\u202etxt', 'x txt'],
    ['a'.repeat(70), `${'a'.repeat(60)}…`],
    ['', ''],
  ])('%j becomes %j', (given, expected) => expect(plainName(given)).toBe(expected));

  it('is one line without an address, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (given) => {
        const name = plainName(given);
        expect([...name].length).toBeLessThanOrEqual(61);
        expect(name).not.toMatch(/[\r\n]|\/\/|[a-z0-9]\.[a-z0-9]/i);
      }),
    );
  });
});

it('refuses to link to anything but a web address', () => {
  for (const bad of ['javascript:alert(1)', 'https://x.example/"onclick="a', '/relative', 'https://a b']) {
    expect(() => render({ kind: 'contact-confirmation', url: bad })).toThrow('web addresses');
  }
});
