import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { displayStyle } from '#web/site/display-style.ts';
import { TextLink } from '#web/site/text-link.tsx';
import { ContactForm } from './contact-form.tsx';
import { ThankYou } from './thank-you.tsx';

export const meta = () =>
  pageMeta({
    path: paths.contact,
    title: `Contact · ${brand.name}`,
    description: `Contact the ${brand.name} team about plans, setup, integration, security or anything else.`,
    jsonLd: { '@type': 'ContactPage', name: `Contact ${brand.name}` },
  });

const reasons = [
  {
    title: 'Before you start',
    text: 'Ask whether an agent is right for your website, or have us set one up with you.',
  },
  {
    title: 'Plans',
    text: 'Ask about account management, priority support and custom training.',
  },
  {
    title: 'Report a problem',
    text: 'Tell us which page you were on, what you did and what you saw.',
  },
];

export default function ContactPage() {
  const [isSent, setIsSent] = useState(false);
  return (
    <div className="mx-auto grid w-full max-w-7xl flex-1 content-start items-start gap-x-20 gap-y-10 px-4 py-12 sm:px-6 sm:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:grid-rows-[auto_1fr]">
      <div className="max-w-xl">
        <h1 className={displayStyle}>Contact us</h1>
        <p className="mt-5 text-lg text-ink-secondary">
          Your message goes to the people who run this {brand.name}. You’ll get an email to confirm that it
          arrived.
        </p>
      </div>
      <div className="rounded-lg border border-line bg-surface p-5 shadow-md sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {isSent ? (
          <ThankYou onAgain={() => setIsSent(false)} />
        ) : (
          <ContactForm onSent={() => setIsSent(true)} />
        )}
      </div>
      <div className="max-w-xl">
        <dl className="border-b border-line">
          {reasons.map(({ title, text }) => (
            <div key={title} className="border-t border-line py-4">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-0.5 text-ink-secondary">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-ink-secondary">
          If something isn’t working, check the <TextLink to={paths.status}>system status</TextLink> first.
        </p>
      </div>
    </div>
  );
}
