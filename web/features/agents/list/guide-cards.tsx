import { ArrowRight, BookOpen, CircleQuestionMark, GraduationCap } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';

const guides = [
  {
    title: 'Beginner’s Guide',
    description: 'From your website to a working agent in five steps.',
    icon: GraduationCap,
    to: paths.docsPage('quick-start'),
  },
  {
    title: 'FAQ Section',
    description: 'How agents answer, when they decline, and what a language model adds.',
    icon: CircleQuestionMark,
    to: paths.docsPage('answers'),
  },
  {
    title: 'Documentation',
    description: 'Sources, widget, leads, plans and the API, all in one place.',
    icon: BookOpen,
    to: paths.docs,
  },
] as const;

/** Where to read on, below the agents. */
export function GuideCards() {
  return (
    <section aria-labelledby="guides" className="space-y-4 pt-2">
      <h2 id="guides" className="font-semibold">
        Learn how it works
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {guides.map(({ title, description, icon: Icon, to }) => (
          <li key={title}>
            <Link
              to={to}
              className="group flex h-full gap-4 rounded-lg border border-line bg-surface p-5 transition-shadow hover:shadow-md"
            >
              <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-brand-soft text-on-brand-soft">
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="min-w-0">
                <span className="flex items-center gap-1.5 font-semibold">
                  {title}
                  <ArrowRight
                    aria-hidden
                    className="size-4 text-ink-secondary transition-transform group-hover:translate-x-0.5"
                  />
                </span>
                <span className="mt-1 block text-sm text-ink-secondary">{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
