import type { ReactNode } from 'react';
import { PublicHeader } from './header/public-header.tsx';

/** The bar of public pages, which knows the signed-in user, and the page below it. */
export function PublicFrame({ footer, children }: { footer: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      {footer}
    </div>
  );
}
