import { brand } from '#contract/brand.ts';
import { FrameDrawing } from '#web/features/marketing/drawings/frame-drawing.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
import { CheckList } from '#web/site/check-list.tsx';
import { contactPath } from '#web/site/contact-topics.ts';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { PageHero } from '#web/site/page-hero.tsx';
import { Section } from '#web/site/section.tsx';
import { TextLink } from '#web/site/text-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.security,
    title: `Security · ${brand.name}`,
    description: `How ${brand.name} protects accounts, workspaces, visitors and the servers that it reads from, what it does not have, and how to report a weakness.`,
  });

const chapters = [
  {
    id: 'accounts',
    title: 'Accounts',
    entries: [
      'Passwords are hashed with scrypt and a salt of their own; a new password ends all other sessions',
      'Sessions sit in a cookie that scripts cannot read, and can be listed and ended one by one',
      'Two-factor sign-in with an authenticator app and recovery codes, and passkeys',
      'Signing in, registering and asking for a new password are limited by address and by account',
      'No answer tells whether an address has an account, neither by its words nor by its time',
    ],
  },
  {
    id: 'workspaces',
    title: 'Workspaces',
    entries: [
      'Everything an owner makes belongs to a workspace, and every query asks for it',
      'What is not yours is answered like what never existed',
      'Four roles: inbox only, agent editor, admin, owner',
      'A test walks every endpoint signed out, with another workspace’s ids, without the token against cross-site requests, and with junk',
    ],
  },
  {
    id: 'visitors',
    title: 'Your visitors',
    entries: [
      'The chat runs in a frame of its own; your page’s scripts cannot read a conversation',
      'No cookies; a visitor is whoever holds a signed token, which travels in a header',
      'Text of an answer is drawn element by element, never as HTML',
      'You list the domains on which an agent may be shown, and browsers enforce it',
    ],
  },
  {
    id: 'requests',
    title: 'Requests that we make',
    entries: [
      'Every address that a user gives is fetched by one guarded client',
      'It refuses private networks, also behind a redirect or a name that resolves to one',
      'Size after decompression, time and the number of redirects are bounded',
      'Documents are parsed apart from the rest, with bounds on time and memory',
    ],
  },
  {
    id: 'models',
    title: 'Language models',
    entries: [
      'What the agent has read is data: orders hidden in a web page are not followed as orders',
      'The model has no tools. It can write an answer and nothing else',
      'A citation is kept only if it points to a passage that the model was given',
      'With the embedded engine, no question leaves the install',
    ],
  },
  {
    id: 'secrets',
    title: 'Secrets and logs',
    entries: [
      'API keys are shown once, stored as a hash, and stop at once when revoked',
      'Secrets that have to stay readable are encrypted with a key derived from the install’s own',
      'Logs hold no passwords, tokens, message texts or query strings',
      'Exports are written so that a spreadsheet runs no formula from them',
    ],
  },
] as const;

export default function SecurityPage() {
  return (
    <>
      <PageHero
        kicker="Security"
        title="Built so that a mistake stays small"
        lead="An agent reads pages that others wrote and talks to people whom nobody knows. So each part is given as little as it needs, and is watched by a test."
        drawing={<FrameDrawing />}
      />
      <div className="border-t border-line">
        <div className="mx-auto grid w-full max-w-7xl gap-x-16 px-4 sm:px-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <nav aria-label="On this page" className="hidden py-16 lg:block">
            <ul className="sticky top-24 space-y-1">
              {[
                ...chapters,
                { id: 'absent', title: 'What there is not' },
                { id: 'report', title: 'Report a weakness' },
              ].map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="-ml-3 block rounded-md px-3 py-1.5 text-ink-secondary transition-colors hover:bg-sunken hover:text-ink"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="divide-y divide-line">
            {chapters.map(({ id, title, entries }) => (
              <section
                key={id}
                id={id}
                className="grid gap-x-10 gap-y-5 py-10 sm:py-14 md:grid-cols-[12rem_minmax(0,1fr)]"
              >
                <h2 className="font-display text-xl font-semibold tracking-tight">{title}</h2>
                <CheckList entries={entries} />
              </section>
            ))}
          </div>
        </div>
      </div>
      <Section
        id="absent"
        tone="sunken"
        layout="beside"
        title="What there is not"
        lead="A list that is worth as much as the one above."
      >
        <CheckList
          mark="no"
          className="max-w-2xl text-lg"
          entries={[
            'No certification such as SOC 2 or ISO 27001',
            'No encryption of the database beyond that of the disk it lies on',
            'No automatic deletion of conversations: they stay until you delete them',
            'No protection of an agent’s answers from a program that calls the interface directly, other than limits on how often',
          ]}
        />
      </Section>
      <section id="report" className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
        <div className="max-w-2xl">
          <h2 className={sectionTitleStyle}>Found a weakness?</h2>
          <p className="mt-4 text-lg text-ink-secondary">
            Tell us what you did and what you saw, and please give us time to mend it before you tell others.
            Try it on an account and an agent of your own; do not read other people’s data or disturb the
            service.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={contactPath('security')} size="lg">
              Report it
            </ButtonLink>
            <ButtonLink to={paths.status} size="lg" variant="secondary">
              System status
            </ButtonLink>
          </div>
          <p className="mt-6 text-ink-secondary">
            The details are in the <TextLink to={paths.docsPage('security')}>documentation</TextLink>. What is
            stored about visitors to this website is in the{' '}
            <TextLink to={paths.privacy}>privacy policy</TextLink>.
          </p>
        </div>
      </section>
    </>
  );
}
