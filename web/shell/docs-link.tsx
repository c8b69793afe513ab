import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import type { LinkedDoc } from './linked-docs.ts';

interface DocsLinkProps {
  page: LinkedDoc;
  children: ReactNode;
}

/** A link from the console to the page of the documentation that explains it. */
export function DocsLink({ page, children }: DocsLinkProps) {
  return (
    <Link
      to={paths.docsPage(page)}
      className="rounded-sm text-sm font-semibold text-brand underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}
