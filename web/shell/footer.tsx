import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';

/** Copyright and the pages that there are. */
export function Footer({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 text-xs text-ink-secondary sm:px-6">
        {/* The year of the reader, which a page written at build time cannot know. */}
        <p suppressHydrationWarning>
          © {new Date().getFullYear()} {brand.name}
        </p>
        <nav aria-label="Footer" className="flex gap-5">
          {links.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              className="py-1 underline-offset-4 hover:text-ink hover:underline"
            >
              {link.label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
