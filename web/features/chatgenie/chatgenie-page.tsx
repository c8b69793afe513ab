import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
import { CheckList } from '#web/site/check-list.tsx';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { Section } from '#web/site/section.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { features, messagePlans, platforms, testimonials } from './chatgenie-content.ts';
import { ChatGenieHeader } from './chatgenie-header.tsx';
import { ChatGenieHero } from './chatgenie-hero.tsx';
import chatgenieScript from './chatgenie-script.ts?script';
import './chatgenie.css';
import { DemoTabs } from './demo-tabs.tsx';
import { WaitlistForm } from './waitlist-form.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.chatgenie,
    title: `ChatGenie: ask your own messages · ${brand.name}`,
    description:
      'ChatGenie will read the exports of your messengers and answer questions about them, with the message behind every answer. Join the waitlist.',
  });

/** The second product, on a page with a bar of its own. */
export default function ChatGeniePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <ChatGenieHeader />
      <main id="content" className="flex-1 pt-28 sm:pt-16">
        <ChatGenieHero />
        <Section id="demo" tone="sunken" title="Ask it, or let it tell you">
          <DemoTabs />
        </Section>
        <Section
          id="features"
          layout="beside"
          title="What it is going to do"
          lead="Six things, and none of them leaves you without the message it rests on."
        >
          <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
            {features.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <Icon aria-hidden className="size-6 text-brand" />
                <h3 className="mt-3 font-display text-lg font-semibold tracking-tight">{title}</h3>
                <p className="mt-1.5 text-ink-secondary">{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section
          id="platforms"
          tone="sunken"
          title="Wherever you write"
          lead="Eight platforms to begin with, each by the export that it offers you itself. No password of yours is needed."
        >
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {platforms.map(({ name, letters }) => (
              <li
                key={name}
                className="flex items-center gap-3 rounded-lg border border-line bg-surface px-3 py-4 sm:px-5"
              >
                <span
                  aria-hidden
                  className="flex size-10 shrink-0 items-center justify-center rounded-md bg-brand-soft font-display font-semibold text-on-brand-soft"
                >
                  {letters}
                </span>
                <span className="min-w-0 font-semibold break-words">{name}</span>
              </li>
            ))}
          </ul>
        </Section>
        <Section
          title="What we would like to hear"
          lead="ChatGenie is not open yet, so nobody has praised it. These are examples, written by us: what it must be good for before we let you in."
        >
          <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
            {testimonials.map(({ text, role }) => (
              <li key={role} className="border-t-2 border-brand pt-5">
                <figure>
                  <blockquote className="font-display text-xl leading-snug font-semibold tracking-tight">
                    “{text}”
                  </blockquote>
                  <figcaption className="mt-3 text-sm text-ink-secondary">{role} · an example</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Section>
        <Section
          id="pricing"
          tone="sunken"
          layout="beside"
          title="Two plans"
          lead="From the day it opens. Until then it costs an email address."
        >
          <div className="grid gap-6 md:grid-cols-2">
            {messagePlans.map(({ name, price, text, entries }, index) => (
              <div
                key={name}
                className={classNames(
                  'flex flex-col rounded-lg bg-surface px-6 py-8 sm:px-8',
                  index === 1 ? 'border-2 border-brand' : 'border border-line',
                )}
              >
                <h3 className="text-lg font-semibold">{name}</h3>
                <p className="mt-2">
                  <span className="font-display text-4xl font-semibold tracking-tight tabular-nums">
                    {price}
                  </span>
                  <span className="text-ink-secondary">/month</span>
                </p>
                <p className="mt-2 text-ink-secondary">{text}</p>
                <CheckList entries={entries} className="mt-6 mb-8" />
                <a
                  href="#waitlist"
                  className={buttonStyle(
                    { size: 'lg', variant: index === 1 ? 'primary' : 'secondary' },
                    'mt-auto',
                  )}
                >
                  Join the waitlist
                  <span className="sr-only">for {name}</span>
                </a>
              </div>
            ))}
          </div>
        </Section>
        <section id="waitlist" className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
          <div className="grid gap-x-16 gap-y-8 rounded-lg bg-brand-soft px-5 py-10 sm:px-12 sm:py-14 lg:grid-cols-2 lg:items-center">
            <div>
              <h2 className={sectionTitleStyle}>One email, on the day it opens</h2>
              <p className="mt-3 text-lg text-on-brand-soft">
                And one now, so that you know it worked. Nothing else.
              </p>
            </div>
            <WaitlistForm />
          </div>
        </section>
      </main>
      <ChatGenieFooter />
      <script async type="module" src={chatgenieScript} />
    </div>
  );
}

function ChatGenieFooter() {
  const links = [
    { to: paths.home, label: brand.name },
    { to: paths.contact, label: 'Contact' },
    { to: paths.privacy, label: 'Privacy' },
    { to: paths.terms, label: 'Terms' },
  ];
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-6 text-sm text-ink-secondary sm:px-6">
        <p>
          ©{' '}
          <span data-year suppressHydrationWarning>
            {new Date().getFullYear()}
          </span>{' '}
          {brand.name}. The names of the platforms belong to their owners.
        </p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
