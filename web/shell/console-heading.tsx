import type { ReactNode } from 'react';
import { paths } from '#contract/page-addresses.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

interface ConsoleHeadingProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  mark?: ReactNode;
  status?: ReactNode;
  tabs?: ReactNode;
  /** Steps between Agents and here. */
  trail?: readonly { to: string; label: string }[];
}

/** Breadcrumb 'Agents /' back to the agents, and the heading of the page. */
export function ConsoleHeading({ title, trail = [], ...rest }: ConsoleHeadingProps) {
  return <PageHeading title={title} trail={[{ to: paths.agents, label: 'Agents' }, ...trail]} {...rest} />;
}
