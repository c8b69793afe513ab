import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { ThemeToggle } from '#web/shell/theme/theme-toggle.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ChatGenieMark } from './chatgenie-mark.tsx';

const anchors = [
  { to: '#features', label: 'Features' },
  { to: '#platforms', label: 'Platforms' },
  { to: '#pricing', label: 'Pricing' },
];

/** The fixed bar of the ChatGenie page; on narrow windows its links move to a second line. */
export function ChatGenieHeader() {
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-transparent bg-page transition-colors in-data-scrolled:border-line in-data-scrolled:bg-page/85 in-data-scrolled:backdrop-blur-md">
      <a
        href="#content"
        className="sr-only rounded-md bg-surface px-4 py-2 font-semibold focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10"
      >
        Skip to content
      </a>
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:px-6">
        <Link
          to={paths.chatgenie}
          className="-ml-1 flex items-center gap-2 rounded-md p-1"
          aria-label="ChatGenie, top of the page"
        >
          <ChatGenieMark />
          <span className="font-display text-lg font-semibold tracking-tight">ChatGenie</span>
        </Link>
        <Link
          to={paths.home}
          className="hidden rounded-md px-2 py-1 text-sm text-ink-secondary underline-offset-4 hover:text-ink hover:underline md:block"
        >
          by {brand.name}
        </Link>
        <nav aria-label="ChatGenie" className="ml-4 hidden items-center gap-1 sm:flex">
          {anchors.map(({ to, label }) => (
            <a
              key={to}
              href={to}
              className="rounded-md px-3 py-2 text-sm font-semibold text-ink-secondary transition-colors hover:bg-sunken hover:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        <span className="ml-auto">
          <ThemeToggle />
        </span>
        <Link to={paths.chatArchives} className={buttonStyle({})}>
          Open ChatGenie
        </Link>
      </div>
      <nav aria-label="ChatGenie" className="flex gap-2 border-t border-line px-1 sm:hidden">
        {anchors.map(({ to, label }) => (
          <a
            key={to}
            href={to}
            className="inline-flex min-h-11 items-center px-3 text-sm font-semibold text-ink-secondary"
          >
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}
