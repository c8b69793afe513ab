import { contactPath } from '#web/site/contact-topics.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

const services = [
  ['Account management', 'One contact who knows your agents.'],
  ['Priority support', 'Priority replies to your emails.'],
  ['Custom training', 'We prepare your sources with you.'],
] as const;

/** The services that are agreed on individually. */
export function ContactSales() {
  return (
    <section className="mx-auto w-full max-w-7xl px-4 sm:px-6">
      <div className="grid gap-8 rounded-lg border border-line bg-surface px-6 py-10 sm:px-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <div>
          <h2 className="font-display text-2xl font-semibold tracking-tight">Need more?</h2>
          <p className="mt-2 text-ink-secondary">Tell us what you need and we’ll get back to you.</p>
          <ButtonLink to={contactPath()} size="lg" variant="secondary" className="mt-6">
            Contact Sales
          </ButtonLink>
        </div>
        <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
          {services.map(([title, text]) => (
            <li key={title} className="border-t-2 border-brand pt-4 lg:pt-3.5">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-ink-secondary">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
