import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { displayStyle, sectionTitleStyle } from '#web/site/display-style.ts';
import { RuledList } from '#web/site/ruled-list.tsx';
import { Section } from '#web/site/section.tsx';
import { TextLink } from '#web/site/text-link.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.about,
    title: `About · ${brand.name}`,
    description: `Why ${brand.name} exists, what it won’t do, and how it is built: chat agents for small companies that answer from sources or say they don’t know.`,
    jsonLd: {
      '@type': 'AboutPage',
      about: { '@type': 'Organization', name: brand.name, slogan: brand.slogan },
    },
  });

const principles = [
  {
    term: 'Every claim has a source',
    text: 'Each answer names the page and quotes the text, so that you and your visitors can check it.',
  },
  {
    term: '“I don’t know” is an answer',
    text: 'An agent that always has an answer is guessing. Ours measures whether your sources contain the answer before it replies.',
  },
  {
    term: 'Your visitors’ privacy comes first',
    text: 'No cookies, no tracking across websites, and no conversation text passed to the page around the chat.',
  },
  {
    term: 'It runs on one machine',
    text: 'You need no API key, no external service and no container to start. It runs on a laptop and scales to a database server with as many processes as you like.',
  },
  {
    term: 'We say what’s missing',
    text: 'We don’t claim what the product can’t do. Our security page has a section on what we don’t have yet.',
  },
];

export default function AboutPage() {
  return (
    <>
      <section className="mx-auto w-full max-w-7xl px-4 pt-12 pb-14 sm:px-6 sm:pt-20 sm:pb-20">
        <h1 className={`${displayStyle} max-w-4xl`}>Better no answer than a wrong one</h1>
        <div className="mt-10 grid gap-x-16 gap-y-6 text-lg lg:grid-cols-2">
          <p className="font-display text-xl leading-snug font-semibold text-ink">
            A company of four has already written down nearly everything its customers ask. It’s on page
            seven, under a heading nobody reads, in words nobody searches for.
          </p>
          <div className="space-y-4 text-ink-secondary">
            <p>
              So the same twelve questions come in by phone and email, and someone types the same answers
              every week. Large companies have a department for that. In small ones, it’s the owner.
            </p>
            <p>
              {brand.name} is for small companies. It reads what you have written, finds the sentence that
              answers the question, and shows where it comes from. What it can’t find, it passes on to you.
              That list of missing answers is often the most useful part.
            </p>
          </div>
        </div>
      </section>
      <OneSentence />
      <Section layout="beside" title="Our principles" lead="Five rules we use to make decisions.">
        <RuledList entries={principles} />
      </Section>
      <Section tone="sunken" layout="beside" title="How it is built">
        <div className="max-w-2xl space-y-4 text-lg text-ink-secondary">
          <p>
            We write the core ourselves: reading websites, finding passages, deciding whether they answer the
            question, and the chat on your page. For sign-in, cryptography and document parsing we use
            established libraries.
          </p>
          <p>
            We measure answers on public question sets, with and without an answer in the text, and keep the
            figures, so we notice when a change makes them worse. Tests limit the size of the script on your
            page and check the contrast of every colour.
          </p>
          <p>
            See current measurements on the <TextLink to={paths.status}>status page</TextLink>, and how we
            protect your data on the <TextLink to={paths.security}>security page</TextLink>.
          </p>
        </div>
      </Section>
      <ClosingCall
        title="Ask us something"
        text="Write to us, or create your own agent and ask it."
        leadsWith="contact"
      />
    </>
  );
}

/** A drawing of what an agent does: one sentence of a page becomes an answer. */
function OneSentence() {
  return (
    <section className="border-y border-line bg-sunken dark:bg-surface">
      <div className="mx-auto grid max-w-7xl items-center gap-8 px-4 py-12 sm:px-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-16">
        <svg viewBox="0 0 520 240" aria-hidden="true" className="w-full">
          <g className="fill-surface stroke-line-strong" strokeWidth="1.5">
            <rect x="20" y="14" width="150" height="200" rx="6" transform="rotate(-5 95 114)" />
            <rect x="34" y="20" width="150" height="200" rx="6" />
          </g>
          <g className="fill-line">
            <rect x="52" y="44" width="70" height="9" rx="4.5" />
            <rect x="52" y="70" width="112" height="6" rx="3" />
            <rect x="52" y="86" width="98" height="6" rx="3" />
            <rect x="52" y="134" width="108" height="6" rx="3" />
            <rect x="52" y="150" width="90" height="6" rx="3" />
            <rect x="52" y="166" width="112" height="6" rx="3" />
            <rect x="52" y="182" width="64" height="6" rx="3" />
          </g>
          <rect x="46" y="104" width="124" height="18" rx="4" className="fill-brand-soft" />
          <rect x="52" y="110" width="112" height="6" rx="3" className="fill-brand" />
          <path
            d="M172 113C230 113 224 76 296 76"
            className="fill-none stroke-brand"
            strokeWidth="2"
            strokeDasharray="2 7"
            strokeLinecap="round"
          />
          <path
            className="fill-brand"
            d="M300 60a24 24 0 0 1 24-24h152a24 24 0 0 1 24 24v32a24 24 0 0 1-24 24H340l-26 22c-6 5-14 1-14-6z"
          />
          <rect x="330" y="62" width="136" height="8" rx="4" className="fill-on-brand" />
          <rect x="330" y="82" width="92" height="8" rx="4" className="fill-on-brand" />
          <circle cx="440" cy="86" r="9" className="fill-on-brand" />
          <path
            d="m436 86 3 3 6-6"
            className="fill-none stroke-brand"
            strokeWidth="2"
            strokeLinecap="round"
          />
          <path
            className="fill-surface stroke-line-strong"
            strokeWidth="1.5"
            d="M380 172a16 16 0 0 1 16-16h88a16 16 0 0 1 16 16v16a16 16 0 0 1-16 16h-8v16l-20-16h-60a16 16 0 0 1-16-16z"
          />
          <rect x="402" y="176" width="76" height="8" rx="4" className="fill-line" />
        </svg>
        <p className={`${sectionTitleStyle} max-w-md`}>
          The answer was already on your website. Now visitors find it.
        </p>
      </div>
    </section>
  );
}
