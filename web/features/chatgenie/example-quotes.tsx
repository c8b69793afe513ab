import { testimonials } from './chatgenie-content.ts';

/** What users might say one day; each is marked as an example. */
export function ExampleQuotes() {
  return (
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
  );
}
