import type { ReactNode } from 'react';

/** The words of a button whose icon is enough where there is little room; screen readers always have them. */
export function ActionLabel({ children }: { children: ReactNode }) {
  return <span className="sm:max-[100rem]:sr-only">{children}</span>;
}
