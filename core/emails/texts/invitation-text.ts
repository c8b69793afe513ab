import type { AfterHandOver, Role } from '#contract/workspaces/workspaces.ts';
import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { countOf } from '../parts/count-of.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';

const roleNames: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Admin',
  'agent-editor': 'Agent editor',
  'inbox-only': 'Inbox only',
};

/** What the previous owner does after handing the workspace over. */
const afterHandOver: Record<AfterHandOver, string> = {
  admin: 'stays as admin',
  gone: 'leaves it',
};

export function invitationText(email: EmailOf<'invitation'>, brand: EmailBrand): EmailContent {
  const validity = `The invitation is valid for ${countOf(email.days, 'day')}`;
  return {
    subject: `You are invited to a workspace on ${brand.name}`,
    preheader: `${validity}.`,
    heading: 'You are invited',
    blocks: [
      paragraph('Hello,'),
      paragraph(describeInvitation(plainName(email.inviterName) || 'Somebody', email.inviterBecomes)),
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
      `${validity} and for this address only.`,
      "If you don't know the sender, ignore this email. Nothing will happen.",
    ],
    reason: `You get this email because a member of a workspace on ${brand.name} entered this address.`,
  };
}

function describeInvitation(inviter: string, inviterBecomes: AfterHandOver | undefined): string {
  return inviterBecomes === undefined
    ? `${inviter} invites you to work together on the AI agents of a workspace.`
    : `${inviter} hands a workspace with its AI agents over to you. Once you accept, you own it, and ${inviter} ${afterHandOver[inviterBecomes]}.`;
}
