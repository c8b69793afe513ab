import { Outlet } from 'react-router';
import { PublicFooter } from './footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** Around every page that needs no account. */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
}
