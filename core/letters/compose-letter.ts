import { brand } from '#contract/brand.ts';
import type { Role } from '#contract/endpoint.ts';
import type { AfterHandOver } from '#contract/workspaces.ts';
import type { Letter, LetterBlock, LetterContent } from './letter.ts';
import { plainName } from './plain-name.ts';

const roleNames: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Admin',
  'agent-editor': 'Agent editor',
  'inbox-only': 'Inbox only',
};

/** What becomes of whoever hands a workspace over, in the letter to its next owner. */
const afterHandOver: Record<AfterHandOver, string> = {
  admin: 'stays as admin',
  gone: 'leaves it',
};

const text = (words: string): LetterBlock => ({ kind: 'text', text: words });

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

const accountReason = `You get this letter because this address has an account at ${brand.name}.`;

const memberReason = `You get this letter because you are a member of a workspace on ${brand.name}.`;

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-US');

const turnOff = (settingsUrl: string): string => `You can turn letters of this kind off at ${settingsUrl}.`;

const fact = (label: string, value: string | null): [string, string][] =>
  value === null || value === '' ? [] : [[label, value]];

const overLimit: Record<'messages' | 'leads', (until: string) => string> = {
  messages: (until) =>
    `Until ${until}, or until you choose a larger plan, the chat tells visitors that it cannot answer at the moment.`,
  leads: (until) =>
    `Until ${until}, or until you choose a larger plan, no more leads can be left in the chat.`,
};

/** The words of a letter. Subjects hold nothing that strangers typed. */
export function composeLetter(letter: Letter): LetterContent {
  switch (letter.kind) {
    case 'verify-email':
      return {
        subject: 'Confirm your email address',
        preheader: `One click, and your ${brand.name} account is confirmed.`,
        heading: 'Confirm your email address',
        blocks: [
          text(greet(letter.firstname)),
          text(
            `Welcome to ${brand.name}. Please confirm that this address is yours, so that we can reach you about your agents and leads.`,
          ),
        ],
        action: { label: 'Confirm address', url: letter.url },
        notes: ['If you did not sign up, ignore this letter: without the click, nothing is confirmed.'],
        reason: `You get this letter because this address was used to sign up at ${brand.name}.`,
      };
    case 'reset-password':
      return {
        subject: 'Choose a new password',
        preheader: `The link works once, for ${durations(letter.minutes)}.`,
        heading: 'Choose a new password',
        blocks: [
          text(greet(letter.firstname)),
          text(
            `Somebody asked for a new password for your ${brand.name} account. If it was you, choose one here.`,
          ),
        ],
        action: { label: 'Choose a new password', url: letter.url },
        notes: [
          `The link works once, for ${durations(letter.minutes)}.`,
          'If it was not you, ignore this letter: your password stays as it is.',
        ],
        reason: accountReason,
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        preheader: 'If it was you, there is nothing to do.',
        heading: 'Your password was changed',
        blocks: [
          text(greet(letter.firstname)),
          text(
            `The password of your ${brand.name} account has just been changed, and all other sessions were signed out. If it was you, there is nothing to do.`,
          ),
          text('If it was not you, choose a new password now, and tell us.'),
        ],
        action: { label: 'Reset the password', url: letter.url },
        notes: [`Questions? Write to ${brand.supportEmail}.`],
        reason: accountReason,
      };
    case 'invitation':
      return {
        subject: `You are invited to a workspace on ${brand.name}`,
        preheader: `The invitation is open for ${count(letter.days, 'day')}.`,
        heading: 'You are invited',
        blocks: [
          text('Hello,'),
          text(describeInvitation(plainName(letter.inviterName) || 'Somebody', letter.inviterBecomes)),
          {
            kind: 'facts',
            rows: [
              ['Workspace', plainName(letter.workspaceName, 80)],
              ['Your role', roleNames[letter.role]],
            ],
          },
        ],
        action: { label: 'Accept the invitation', url: letter.url },
        notes: [
          `The invitation is open for ${count(letter.days, 'day')} and is for this address only.`,
          'If you do not know the sender, ignore this letter: nothing happens.',
        ],
        reason: `You get this letter because a member of a workspace on ${brand.name} entered this address.`,
      };
    case 'export-ready':
      return {
        subject: 'Your data is ready',
        preheader: 'Download it from your settings.',
        heading: 'Your data is ready',
        blocks: [
          text(greet(letter.firstname)),
          text(
            'The export that you asked for is ready: everything stored about your account, as a zip of JSON files.',
          ),
        ],
        action: { label: 'Download', url: letter.url },
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
              ...fact('Name', letter.name === null ? null : plainName(letter.name, 120)),
              ...fact('Email', letter.email),
              ...fact('Phone', letter.phone),
              ['Agent', plainName(letter.agentName, 80)],
              ...fact('Page', letter.pageUrl),
            ],
          },
        ],
        action: { label: 'Open it', url: letter.url },
        notes: [
          ...(letter.email === null ? [] : ['Answering this letter answers the lead.']),
          turnOff(letter.settingsUrl),
        ],
        reason: memberReason,
        ...(letter.email === null
          ? {}
          : { replyTo: { name: plainName(letter.name ?? ''), address: letter.email } }),
      };
    case 'person-wanted':
      return {
        subject: 'A visitor asks for a person',
        preheader: 'The chat waits for somebody of your team.',
        heading: 'A visitor asks for a person',
        blocks: [
          text('In a chat on your website a visitor asked for somebody of your team. They wrote:'),
          { kind: 'quote', text: letter.question },
          { kind: 'facts', rows: [['Agent', plainName(letter.agentName, 80)]] },
        ],
        action: { label: 'Read the conversation', url: letter.url },
        notes: [turnOff(letter.settingsUrl)],
        reason: memberReason,
      };
    case 'usage-warning': {
      const isOver = letter.percentage === 100;
      const amount = `${number.format(letter.used)} of ${number.format(letter.limit)}`;
      const until = `${date.format(new Date(letter.resetsAt))} (UTC)`;
      return {
        subject: isOver
          ? `All ${letter.meter} of this month are used`
          : `${letter.percentage} percent of this month's ${letter.meter} are used`,
        preheader: `${amount} on ${letter.planName}.`,
        heading: isOver ? `All ${letter.meter} are used` : `${letter.percentage} percent are used`,
        blocks: [
          text(`Of the ${letter.meter} that ${letter.planName} holds in a month, ${amount} are used.`),
          text(isOver ? overLimit[letter.meter](until) : `The count starts again on ${until}.`),
        ],
        action: { label: 'See usage and plans', url: letter.url },
        notes: [turnOff(letter.settingsUrl)],
        reason: memberReason,
      };
    }
    case 'contact-message':
      return {
        subject: `New message from the contact form`,
        preheader: 'Answer this letter to answer the sender.',
        heading: 'New message',
        blocks: [
          {
            kind: 'facts',
            rows: [
              ['Name', plainName(letter.name, 120)],
              ['Email', letter.email],
              ['Sent', `${dateTime.format(new Date(letter.sentAt))} UTC`],
            ],
          },
          { kind: 'quote', text: letter.message },
        ],
        notes: ['Answering this letter answers the sender.'],
        reason: `You get this letter because it is the operator's address of this ${brand.name}.`,
        replyTo: { name: plainName(letter.name), address: letter.email },
      };
    case 'contact-confirmation':
      return {
        subject: 'We have your message',
        preheader: 'Thank you for writing to us. We will get back to you soon.',
        heading: 'Thank you!',
        blocks: [text('Hello,'), text('Your message has reached us. We will get back to you soon.')],
        action: { label: `Read the documentation meanwhile`, url: letter.url },
        notes: ['If you did not write to us, somebody mistyped their address: you can ignore this letter.'],
        reason: `You get this letter because this address was entered in the contact form of ${brand.name}.`,
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
        action: { label: 'See what ChatGenie does', url: letter.url },
        notes: [
          `If it was not you, or you changed your mind, write to ${brand.supportEmail} and we take you off the list.`,
        ],
        reason: 'You get this letter because this address was entered in the ChatGenie waitlist.',
      };
  }
}
