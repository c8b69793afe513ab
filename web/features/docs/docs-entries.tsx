import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { Cited } from '#web/ui/cited/cited.tsx';
import { CitedNumber } from '#web/ui/cited/cited-number.tsx';
import { CitedQuote } from '#web/ui/cited/cited-quote.tsx';

/** Where most readers begin, each with a small drawing of what they get there. */
export function DocsEntries() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      <Entry
        slug="quick-start"
        title="Quick start"
        text="From an empty account to an agent that answers on your website, in five steps."
      >
        <div className="w-full max-w-60 text-sm">
          <p className="w-fit rounded-lg rounded-bl-sm bg-sunken px-3 py-2">
            In two days. <CitedNumber>{1}</CitedNumber>
          </p>
          <CitedQuote className="mt-3 ml-1">
            <Cited>We deliver in two days</Cited>
          </CitedQuote>
        </div>
      </Entry>
      <Entry
        slug="site-builders"
        title="Put it on your website"
        text="Where the script goes in WordPress, Shopify, Wix, Squarespace, Webflow and plain HTML."
      >
        <Code>
          &lt;script async
          <br />
          &nbsp;&nbsp;src=<span className="text-brand">"…/widget.js"</span>
          <br />
          &nbsp;&nbsp;data-agent-id=<span className="text-brand">"…"</span>&gt;
        </Code>
      </Entry>
      <Entry
        slug="api"
        title="REST API"
        text="Ask your agents, and read conversations and leads, from your own programs."
      >
        <Code>
          POST /chat
          <br />
          {'{'}&nbsp;answer: <span className="text-brand">"In two days."</span>,
          <br />
          &nbsp;&nbsp;sources: [<span className="text-brand">"Delivery"</span>] {'}'}
        </Code>
      </Entry>
    </ul>
  );
}

interface EntryProps {
  slug: string;
  title: string;
  text: string;
  /** The drawing. */
  children: ReactNode;
}

function Entry({ slug, title, text, children }: EntryProps) {
  return (
    <li className="group relative flex flex-col rounded-lg border sm:max-lg:flex-row border-line bg-surface transition-colors hover:border-line-strong">
      <div
        aria-hidden
        className="flex h-36 items-center overflow-hidden rounded-t-lg border-b border-line bg-page px-5 select-none sm:max-lg:w-72 sm:max-lg:shrink-0 sm:max-lg:rounded-tr-none sm:max-lg:rounded-bl-lg sm:max-lg:border-r sm:max-lg:border-b-0"
      >
        {children}
      </div>
      <div className="p-5">
        <h2 className="font-display text-xl font-semibold tracking-tight">
          <Link
            to={paths.docsPage(slug)}
            className="inline-flex items-center gap-1.5 rounded-sm after:absolute after:inset-0 after:rounded-lg"
          >
            {title}
            <ArrowRight
              aria-hidden
              className="size-4.5 shrink-0 text-brand transition-transform group-hover:translate-x-1"
            />
          </Link>
        </h2>
        <p className="mt-1.5 text-sm text-ink-secondary">{text}</p>
      </div>
    </li>
  );
}

function Code({ children }: { children: ReactNode }) {
  return <p className="font-mono text-xs leading-6 whitespace-nowrap text-ink-secondary">{children}</p>;
}
