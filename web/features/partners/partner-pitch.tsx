import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { keepReturn } from '#web/lib/sign-in/keep-return.ts';
import { CheckList } from '#web/site/check-list.tsx';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { RuledList } from '#web/site/ruled-list.tsx';
import { Section } from '#web/site/section.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { PartnerDrawing } from './partner-drawing.tsx';

const ways = [
  {
    term: 'A workspace for each client',
    text: 'You create it and build in it. Clients can’t see each other’s data, and each workspace has its own plan.',
  },
  {
    term: 'Hand over when you are done',
    text: 'Invite your client as owner. When they accept, you stay as admin or leave, as you chose.',
  },
  {
    term: 'Your client reads, you build',
    text: 'The inbox-only role lets your client’s team read messages and leads without changing anything. Agent editors can change agents and sources, and nothing else.',
  },
  {
    term: 'A referral link',
    text: 'For companies that want to build their own agent. You see visits, sign-ups, and how many reached a first answer. It sets no cookies.',
  },
  {
    term: 'Commission',
    text: 'You earn a share of what these companies really pay. Your ledger shows each payment and refund, and you request payouts from it.',
  },
  {
    term: 'Part of your deployment',
    text: 'With an API key, your build can retrain the sources whenever you publish a client’s website.',
  },
  {
    term: 'On your own server if you like',
    text: 'The whole product runs as one process on your server. No API key, no external service, and the data stays with you.',
  },
];

/** What visitors who are not signed in see at /partner. A static page without state. */
export function PartnerPitch() {
  return (
    <>
      <PageHero
        kicker="Partners"
        title="For agencies: refer customers or build agents for clients"
        lead="You know your clients’ websites better than anyone, because you built them. That is most of what a good agent needs."
        actions={
          <>
            <ButtonLink to={keepReturn(paths.register, paths.partner)} size="lg">
              Get Started
            </ButtonLink>
            <ButtonLink to={paths.aiAgents} size="lg" variant="secondary">
              How agents work
            </ButtonLink>
          </>
        }
        drawing={<PartnerDrawing />}
      />
      <Section tone="sunken" layout="beside" title="What you can do today" lead="No application needed.">
        <RuledList entries={ways} />
      </Section>
      <Section>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <div>
            <h2 className="font-display text-2xl font-semibold tracking-tight">Who it is for</h2>
            <CheckList
              className="mt-6 text-lg"
              entries={[
                'Agencies and freelancers who look after websites',
                'Companies that run shops or booking pages for others',
                'Consultants whose clients ask for “something with AI” and mean “answer my customers”',
              ]}
            />
          </div>
          <div>
            <h2 className="font-display text-2xl font-semibold tracking-tight">How to start</h2>
            <ol className="mt-6 list-decimal space-y-3 pl-5 text-lg marker:font-semibold marker:text-brand">
              <li className="pl-2">
                Create an account. It includes the partner area: no application, no waiting.
              </li>
              <li className="pl-2">
                Open <strong className="font-semibold">Partner</strong>, add a workspace for your client, and
                set up an agent in it. See the{' '}
                <Link to={paths.docsPage('partners')} className={linkLook}>
                  documentation
                </Link>
                .
              </li>
              <li className="pl-2">Show it to your client and hand it over.</li>
            </ol>
          </div>
        </div>
      </Section>
      <ClosingCall
        title="Start with one client"
        text="The Free Demo includes one agent in your workspace and one in each client’s. Show it to your client before you sell it."
        topic="partner"
      />
    </>
  );
}
