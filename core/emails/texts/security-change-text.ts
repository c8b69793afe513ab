import type { EmailContent, EmailOf, SecurityChange } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { accountReason } from '../parts/account-reason.ts';
import { greet } from '../parts/greet.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';

const changes: Record<SecurityChange, { subject: string; sentence: string; fact: string }> = {
  'passkey-added': {
    subject: 'A passkey was added to your account',
    sentence: 'A passkey was added to your account. It signs in without your password.',
    fact: 'Passkey',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    sentence: 'A passkey was removed from your account. It no longer signs you in.',
    fact: 'Passkey',
  },
  'api-key-created': {
    subject: 'An API key was created with your account',
    sentence: 'An API key was created with your account. Programs that have it can work in your workspace.',
    fact: 'API key',
  },
  'webhook-created': {
    subject: 'A webhook was created with your account',
    sentence: 'A webhook was created with your account. It sends events of your workspace to this server.',
    fact: 'Server',
  },
  'webhook-redirected': {
    subject: 'The URL of a webhook was changed with your account',
    sentence:
      'The URL of a webhook was changed with your account. Events of your workspace are now sent to this server.',
    fact: 'Server',
  },
  'action-created': {
    subject: 'An action of an agent was created with your account',
    sentence:
      'An action of an agent was created with your account. What visitors write can be sent to this server.',
    fact: 'Server',
  },
  'action-redirected': {
    subject: 'The server of an action was changed with your account',
    sentence:
      'The server of an action was changed with your account. What visitors write can now be sent to this server.',
    fact: 'Server',
  },
  'tool-server-connected': {
    subject: 'A remote MCP server was connected with your account',
    sentence:
      'A remote MCP server was connected with your account. What visitors write can be sent to this server.',
    fact: 'Server',
  },
  'identity-secret-created': {
    subject: 'An identity secret was created with your account',
    sentence:
      'An identity secret was created with your account. Anyone who has it can sign in to the chat as any of your visitors.',
    fact: 'Agent',
  },
  'model-key-stored': {
    subject: 'A model key was stored with your account',
    sentence:
      'A key of a model provider was stored with your account. What visitors ask the agents of your workspace is sent there.',
    fact: 'Provider',
  },
  'notion-connected': {
    subject: 'Notion was connected with your account',
    sentence:
      'A Notion workspace was connected with your account. Agents of your workspace can be trained on what is shared with the connection.',
    fact: 'Notion workspace',
  },
  'cal-com-connected': {
    subject: 'Cal.com was connected with your account',
    sentence:
      'An account at Cal.com was connected with your account. Names, email addresses and answers of visitors who book a call are sent there.',
    fact: 'Cal.com account',
  },
  'slack-connected': {
    subject: 'Slack was connected with your account',
    sentence:
      'A Slack workspace was connected with your account. New leads, human requests and what visitors write to people can be posted there.',
    fact: 'Slack workspace',
  },
  'google-linked': {
    subject: 'Google was linked to your account',
    sentence: 'Google was linked to your account. You can sign in with it from now on.',
    fact: 'Google account',
  },
  'two-factor-on': {
    subject: 'Two-factor sign-in was turned on',
    sentence: 'Two-factor sign-in was turned on. A code is required after your password from now on.',
    fact: 'Account',
  },
  'two-factor-off': {
    subject: 'Two-factor sign-in was turned off',
    sentence: 'Two-factor sign-in was turned off. Only your password is required from now on.',
    fact: 'Account',
  },
  'owners-changed': {
    subject: 'The owners of a workspace changed',
    sentence: 'The owners of a workspace of yours changed. Owners can manage everything in it.',
    fact: 'Workspace',
  },
  'owner-invited': {
    subject: 'Someone was invited to own a workspace',
    sentence:
      'Someone was invited to own a workspace of yours. Once they accept, they can manage everything in it.',
    fact: 'Workspace',
  },
  'data-exported': {
    subject: 'The data of your account was downloaded',
    sentence: 'Everything stored about your account and the workspaces you own was downloaded as a file.',
    fact: 'Account',
  },
};

/** Tells a user of a change to what gives access to their account or workspace, in case it was not them. */
export function securityChangeText(
  { firstname, change, what, url }: EmailOf<'security-change'>,
  brand: EmailBrand,
): EmailContent {
  const { subject, sentence, fact } = changes[change];
  return {
    subject,
    preheader: "If it was you, you don't need to do anything.",
    heading: subject,
    blocks: [
      paragraph(greet(firstname)),
      paragraph(`${sentence} If it was you, you don't need to do anything.`),
      { kind: 'facts', rows: [[fact, plainName(what, 80)]] },
      paragraph(
        "If it wasn't you, change your password now, end all other sessions and undo the change in your settings.",
      ),
    ],
    action: { label: 'Open the settings', url },
    notes: [`Questions? Write to ${brand.supportEmail}.`],
    reason: accountReason(brand),
  };
}
