import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { contactPath } from '#web/features/contact/contact-topics.ts';
import { CheckList } from '#web/features/site/sections/check-list.tsx';
import { ClosingCall } from '#web/features/site/sections/closing-call.tsx';
import { PageHero } from '#web/features/site/sections/page-hero.tsx';
import { RuledList } from '#web/features/site/sections/ruled-list.tsx';
import { Section } from '#web/features/site/sections/section.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PartnerDrawing } from './partner-drawing.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.partner,
    title: `Partners · ${brand.name}`,
    description: `For agencies and freelancers who build websites for others: set up ${brand.name} agents for your clients, and stay the one they call.`,
  });

const ways = [
  {
    term: 'A workspace for each client',
    text: 'Your client registers and invites you. What one client makes is invisible to every other; you are a member where you are needed, and leave when you are done.',
  },
  {
    term: 'Your client reads, you build',
    text: 'Inbox only lets colleagues of the client read messages and leads without being able to break anything. Agent editor lets you change agents and sources, and nothing else.',
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

export default function PartnerPage() {
  return (
    <>
      <PageHero
        kicker="Partners"
        title="You build their website. Now let it answer."
        lead="You know your clients’ pages better than anybody, because you made them. That is the greater half of a good agent."
        actions={
          <>
            <ButtonLink to={contactPath('partner')} size="lg">
              Become a partner
            </ButtonLink>
            <ButtonLink to={paths.aiAgents} size="lg" variant="secondary">
              How agents work
            </ButtonLink>
          </>
        }
        drawing={<PartnerDrawing />}
      />
      <div className="mx-auto hidden w-full max-w-7xl px-4 pb-14 in-data-[session=in]:block sm:px-6">
        <Notice tone="info">
          To apply as a partner,{' '}
          <Link to={contactPath('partner')} className="underline underline-offset-4">
            write to us
          </Link>{' '}
          from the address of this account and tell us for how many clients you build.
        </Notice>
      </div>
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
            <h2 className="font-display text-2xl font-semibold tracking-tight">How to become one</h2>
            <ol className="mt-6 list-decimal space-y-3 pl-5 text-lg marker:font-semibold marker:text-brand">
              <li className="pl-2">
                Set up one agent, for yourself or for a client. That tells you more than any call.
              </li>
              <li className="pl-2">Write to us what you build and for whom.</li>
              <li className="pl-2">
                We agree on the terms with you in person. There is no form that decides it, and no area for
                partners yet.
              </li>
            </ol>
          </div>
        </div>
      </Section>
      <ClosingCall
        title="One client is enough to begin"
        text="The Free Demo holds one agent. Show it to them before you sell it."
        topic="partner"
      />
    </>
  );
}
