import { describe, expect, it } from 'vitest';
import { brand } from '#contract/brand.ts';
import { composeEmail } from './compose-email.ts';
import type { Email } from './email.ts';
import type { EmailBrand } from './email-brand.ts';
import { emailColors } from './email-colors.ts';
import { emailScopes } from './email-scopes.ts';
import { emails, todoUrl, url } from './fixtures/emails.ts';
import { ourEmailBrand as ours } from './our-email-brand.ts';
import { renderEmailHtml } from './render-email-html.ts';
import { renderEmailText } from './render-email-text.ts';

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
    // Every element with its own colour has a rule for dark mode.
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

it('refuses to link to anything but a web address', () => {
  for (const bad of ['javascript:alert(1)', 'https://x.example/"onclick="a', '/relative', 'https://a b']) {
    expect(() => render({ kind: 'contact-confirmation', url: bad })).toThrow('web addresses');
  }
});
