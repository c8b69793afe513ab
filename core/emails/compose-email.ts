import { brand } from '#contract/brand.ts';
import type { Role } from '#contract/endpoint.ts';
import type { AfterHandOver } from '#contract/workspaces.ts';
import type { Email, EmailBlock, EmailContent } from './email.ts';
import { plainName } from './plain-name.ts';

const roleNames: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Admin',
  'agent-editor': 'Agent editor',
  'inbox-only': 'Inbox only',
};

/** What becomes of whoever hands a workspace over, in the email to its next owner. */
const afterHandOver: Record<AfterHandOver, string> = {
  admin: 'stays as admin',
  gone: 'leaves it',
};

const text = (words: string): EmailBlock => ({ kind: 'text', text: words });

function greet(firstname: string): string {
  const name = plainName(firstname);
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

function count(amount: number, unit: string): string {
  return amount === 1 ? `1 ${unit}` : `${amount} ${unit}s`;
}

function describeInvitation(inviter: string, inviterBecomes: AfterHandOver | undefined): string {
  return inviterBecomes === undefined
    ? `${inviter} invites you to work together on the AI agents of a workspace.`
    : `${inviter} hands a workspace with its AI agents over to you. Once you accept, you own it, and ${inviter} ${afterHandOver[inviterBecomes]}.`;
}

const durations = (minutes: number): string =>
  minutes % 60 === 0 ? count(minutes / 60, 'hour') : count(minutes, 'minute');

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const accountReason = `You get this email because this address has an account at ${brand.name}.`;

const memberReason = `You get this email because you are a member of a workspace on ${brand.name}.`;

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-US');

const turnOff = (settingsUrl: string): string => `You can turn emails of this kind off at ${settingsUrl}.`;

const fact = (label: string, value: string | null): [string, string][] =>
  value === null || value === '' ? [] : [[label, value]];

const overLimit: Record<'messages' | 'leads', (until: string) => string> = {
  messages: (until) =>
    `Until ${until}, or until you choose a larger plan, the chat tells visitors that it cannot answer at the moment.`,
  leads: (until) =>
    `Until ${until}, or until you choose a larger plan, no more leads can be left in the chat.`,
};

/** The words of an email. Subjects hold nothing that strangers typed. */
export function composeEmail(email: Email): EmailContent {
  switch (email.kind) {
    case 'verify-email':
      return {
        subject: 'Confirm your email address',
        preheader: `One click, and your ${brand.name} account is confirmed.`,
        heading: 'Confirm your email address',
        blocks: [
          text(greet(email.firstname)),
          text(
            `Welcome to ${brand.name}. Please confirm that this address is yours, so that we can reach you about your agents and leads.`,
          ),
        ],
        action: { label: 'Confirm address', url: email.url },
        notes: ['If you did not sign up, ignore this email: without the click, nothing is confirmed.'],
        reason: `You get this email because this address was used to sign up at ${brand.name}.`,
      };
    case 'reset-password':
      return {
        subject: 'Choose a new password',
        preheader: `The link works once, for ${durations(email.minutes)}.`,
        heading: 'Choose a new password',
        blocks: [
          text(greet(email.firstname)),
          text(
            `Somebody asked for a new password for your ${brand.name} account. If it was you, choose one here.`,
          ),
        ],
        action: { label: 'Choose a new password', url: email.url },
        notes: [
          `The link works once, for ${durations(email.minutes)}.`,
          'If it was not you, ignore this email: your password stays as it is.',
        ],
        reason: accountReason,
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        preheader: 'If it was you, there is nothing to do.',
        heading: 'Your password was changed',
        blocks: [
          text(greet(email.firstname)),
          text(
            `The password of your ${brand.name} account has just been changed, and all other sessions were signed out. If it was you, there is nothing to do.`,
          ),
          text('If it was not you, choose a new password now, and tell us.'),
        ],
        action: { label: 'Reset the password', url: email.url },
        notes: [`Questions? Write to ${brand.supportEmail}.`],
        reason: accountReason,
      };
    case 'invitation':
      return {
        subject: `You are invited to a workspace on ${brand.name}`,
        preheader: `The invitation is open for ${count(email.days, 'day')}.`,
        heading: 'You are invited',
        blocks: [
          text('Hello,'),
          text(describeInvitation(plainName(email.inviterName) || 'Somebody', email.inviterBecomes)),
          {
            kind: 'facts',
            rows: [
              ['Workspace', plainName(email.workspaceName, 80)],
              ['Your role', roleNames[email.role]],
            ],
          },
        ],
        action: { label: 'Accept the invitation', url: email.url },
        notes: [
          `The invitation is open for ${count(email.days, 'day')} and is for this address only.`,
          'If you do not know the sender, ignore this email: nothing happens.',
        ],
        reason: `You get this email because a member of a workspace on ${brand.name} entered this address.`,
      };
    case 'export-ready':
      return {
        subject: 'Your data is ready',
        preheader: 'Download it from your settings.',
        heading: 'Your data is ready',
        blocks: [
          text(greet(email.firstname)),
          text(
            'The export that you asked for is ready: everything stored about your account, as a zip of JSON files.',
          ),
        ],
        action: { label: 'Download', url: email.url },
        notes: ['You need to be signed in. If you did not ask for an export, please change your password.'],
        reason: accountReason,
      };
    case 'new-lead':
      return {
        subject: 'You have a new lead',
        preheader: 'Somebody left their details in a chat.',
        heading: 'A new lead',
        blocks: [
          text('Somebody left their details in a chat on your website.'),
          {
            kind: 'facts',
            rows: [
              ...fact('Name', email.name === null ? null : plainName(email.name, 120)),
              ...fact('Email', email.email),
              ...fact('Phone', email.phone),
              ['Agent', plainName(email.agentName, 80)],
              ...fact('Page', email.pageUrl),
            ],
          },
        ],
        action: { label: 'Open it', url: email.url },
        notes: [
          ...(email.email === null ? [] : ['Answering this email answers the lead.']),
          turnOff(email.settingsUrl),
        ],
        reason: memberReason,
        ...(email.email === null
          ? {}
          : { replyTo: { name: plainName(email.name ?? ''), address: email.email } }),
      };
    case 'person-wanted':
      return {
        subject: 'A visitor asks for a person',
        preheader: 'The chat waits for somebody of your team.',
        heading: 'A visitor asks for a person',
        blocks: [
          text('In a chat on your website a visitor asked for somebody of your team. They wrote:'),
          { kind: 'quote', text: email.question },
          { kind: 'facts', rows: [['Agent', plainName(email.agentName, 80)]] },
        ],
        action: { label: 'Read the conversation', url: email.url },
        notes: [turnOff(email.settingsUrl)],
        reason: memberReason,
      };
    case 'usage-warning': {
      const isOver = email.percentage === 100;
      const amount = `${number.format(email.used)} of ${number.format(email.limit)}`;
      const until = `${date.format(new Date(email.resetsAt))} (UTC)`;
      return {
        subject: isOver
          ? `All ${email.meter} of this month are used`
          : `${email.percentage} percent of this month's ${email.meter} are used`,
        preheader: `${amount} on ${email.planName}.`,
        heading: isOver ? `All ${email.meter} are used` : `${email.percentage} percent are used`,
        blocks: [
          text(`Of the ${email.meter} that ${email.planName} holds in a month, ${amount} are used.`),
          text(isOver ? overLimit[email.meter](until) : `The count starts again on ${until}.`),
        ],
        action: { label: 'See usage and plans', url: email.url },
        notes: [turnOff(email.settingsUrl)],
        reason: memberReason,
      };
    }
    case 'contact-message':
      return {
        subject: `New message from the contact form`,
        preheader: 'Answer this email to answer the sender.',
        heading: 'New message',
        blocks: [
          {
            kind: 'facts',
            rows: [
              ['Name', plainName(email.name, 120)],
              ['Email', email.email],
              ['Sent', `${dateTime.format(new Date(email.sentAt))} UTC`],
            ],
          },
          { kind: 'quote', text: email.message },
        ],
        notes: ['Answering this email answers the sender.'],
        reason: `You get this email because it is the operator's address of this ${brand.name}.`,
        replyTo: { name: plainName(email.name), address: email.email },
      };
    case 'contact-confirmation':
      return {
        subject: 'We have your message',
        preheader: 'Thank you for writing to us. We will get back to you soon.',
        heading: 'Thank you!',
        blocks: [text('Hello,'), text('Your message has reached us. We will get back to you soon.')],
        action: { label: `Read the documentation meanwhile`, url: email.url },
        notes: ['If you did not write to us, somebody mistyped their address: you can ignore this email.'],
        reason: `You get this email because this address was entered in the contact form of ${brand.name}.`,
      };
    case 'waitlist-confirmation':
      return {
        subject: 'You are on the ChatGenie waitlist',
        preheader: 'We write once more: when it opens.',
        heading: 'You are on the list',
        blocks: [
          text('Hello,'),
          text('Thank you for your interest in ChatGenie. We write once more: when it opens.'),
        ],
        action: { label: 'See what ChatGenie does', url: email.url },
        notes: [
          `If it was not you, or you changed your mind, write to ${brand.supportEmail} and we take you off the list.`,
        ],
        reason: 'You get this email because this address was entered in the ChatGenie waitlist.',
      };
  }
}
