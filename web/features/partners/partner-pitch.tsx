import { Link } from 'react-router';
import { keepReturn } from '#web/lib/keep-return.ts';
import { paths } from '#web/paths.ts';
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
    text: 'You make it and build in it. What one client has is invisible to every other, and each workspace has a plan of its own.',
  },
  {
    term: 'Handed over when it is done',
    text: 'You invite your client as owner. Once they accept, you stay as admin or leave, as you chose.',
  },
  {
    term: 'Your client reads, you build',
    text: 'Inbox only lets colleagues of the client read messages and leads without being able to break anything. Agent editor lets you change agents and sources, and nothing else.',
  },
  {
    term: 'A referral link that counts',
    text: 'For firms that want to do it themselves. You see visits, sign-ups, and how many of them got as far as a first answer. No cookie is set for it.',
  },
  {
    term: 'Part of your deployment',
    text: 'With a key, your build trains the sources again whenever you publish a client’s site.',
  },
  {
    term: 'On your own server, if you like',
    text: 'The whole product runs as one process beside your clients’ sites. No key, no outside service, and the data stays with you.',
  },
];

/** What the partner area is for, for whoever is not signed in. A plain document: it holds no state. */
export function PartnerPitch() {
  return (
    <>
      <PageHero
        kicker="Partners"
        title="You build their website. Now let it answer."
        lead="You know your clients’ pages better than anybody, because you made them. That is the greater half of a good agent."
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
      <Section tone="sunken" layout="beside" title="What you can do today" lead="Without asking anybody.">
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
                'Firms that run shops or booking pages for others',
                'Consultants whose clients ask for “something with AI” and mean “answer my customers”',
              ]}
            />
          </div>
          <div>
            <h2 className="font-display text-2xl font-semibold tracking-tight">How to begin</h2>
            <ol className="mt-6 list-decimal space-y-3 pl-5 text-lg marker:font-semibold marker:text-brand">
              <li className="pl-2">
                Create an account. The partner area is part of it: there is no application and no waiting.
              </li>
              <li className="pl-2">
                Open <strong className="font-semibold">Partner</strong>, add a workspace for your client, and
                set up an agent in it. The{' '}
                <Link to={paths.docsPage('partners')} className={linkLook}>
                  documentation
                </Link>{' '}
                shows how.
              </li>
              <li className="pl-2">Show it to them, and hand it over.</li>
            </ol>
          </div>
        </div>
      </Section>
      <ClosingCall
        title="One client is enough to begin"
        text="The Free Demo holds one agent, in your workspace and in each client’s. Show it to them before you sell it."
        topic="partner"
      />
    </>
  );
}
