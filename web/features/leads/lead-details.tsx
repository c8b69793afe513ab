import { ExternalLink, Mail, MessageSquare, Phone, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { deleteLead } from '#contract/leads/leads.endpoints.ts';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { mailtoUrl } from '#core/safety/links/mailto-url.ts';
import { phoneUrl } from '#core/safety/links/phone-url.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { DeleteLead } from './delete-lead.tsx';
import { EmailLink } from './email-link.tsx';
import { LeadBookings } from './lead-bookings.tsx';
import { LeadNote } from './lead-note.tsx';
import { LeadStatusMenu } from './lead-status-menu.tsx';

/** All that is known of a lead, and what can be done with it. */
export function LeadDetails({ lead, onDeleted }: { lead: Lead; onDeleted: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const mayDelete = useMay(deleteLead);
  const { email, phone } = lead;
  const pageUrl = webPageUrl(lead.pageUrl);
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-2">
        {email && (
          <a href={mailtoUrl(email)} className={buttonStyle({ size: 'sm' })}>
            <Mail aria-hidden />
            Write an email
          </a>
        )}
        {phone && (
          <a href={phoneUrl(phone)} className={buttonStyle({ size: 'sm', variant: 'secondary' })}>
            <Phone aria-hidden />
            Call
          </a>
        )}
      </div>
      <dl className="divide-y divide-line border-y border-line text-sm">
        <Fact name="Status">
          <LeadStatusMenu lead={lead} />
        </Fact>
        {lead.name && <Fact name="Name">{lead.name}</Fact>}
        {email && (
          <Fact name="Email">
            <EmailLink address={email} />
          </Fact>
        )}
        {phone && <Fact name="Phone">{phone}</Fact>}
        {pageUrl && (
          <Fact name="Page">
            <a href={pageUrl} target="_blank" rel="noopener noreferrer" className={linkLook}>
              {pageUrl.replace(/^https?:\/\//, '')}
              <ExternalLink aria-label="(opens in a new tab)" className="ml-1.5 inline size-3.5" />
            </a>
          </Fact>
        )}
        {lead.consentText && <Fact name="Agreed to">{lead.consentText}</Fact>}
        <Fact name="Date">{formatDateTime(lead.createdAt)}</Fact>
      </dl>
      <LeadBookings leadId={lead.id} />
      {lead.conversationId && (
        <div>
          <h3 className="mb-1.5 text-sm font-semibold">Conversation</h3>
          {lead.conversationTitle && (
            <p className="mb-2 text-sm break-words text-ink-secondary">“{lead.conversationTitle}”</p>
          )}
          <Link
            to={paths.conversation(lead.agentId, lead.conversationId)}
            className={buttonStyle({ size: 'sm', variant: 'secondary' })}
          >
            <MessageSquare aria-hidden />
            Read the conversation
          </Link>
        </div>
      )}
      <LeadNote lead={lead} />
      {mayDelete && (
        <div className="border-t border-line pt-4">
          <Button size="sm" variant="ghost-danger" onClick={() => setIsDeleting(true)}>
            <Trash2 aria-hidden />
            Delete the lead
          </Button>
        </div>
      )}
      <DeleteLead
        lead={lead}
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        onDeleted={onDeleted}
      />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3 py-2">
      <dt className="text-ink-secondary">{name}</dt>
      <dd className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-1 wrap-anywhere">{children}</dd>
    </div>
  );
}
