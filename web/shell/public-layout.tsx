import { Outlet } from 'react-router';
import { PublicFooter } from './footer.tsx';
import { PublicFrame } from './public-frame.tsx';

/** Around every page that needs no account. */
export default function PublicLayout() {
  return (
    <PublicFrame footer={<PublicFooter />}>
      <Outlet />
    </PublicFrame>
  );
}
