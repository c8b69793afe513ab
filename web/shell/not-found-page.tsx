import { brand } from '#contract/brand.ts';
import { PublicFooter, SignedInFooter } from './footer.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PublicFrame } from './public-frame.tsx';
import { useSession } from './session.tsx';

export const meta = () => [{ title: `Page not found · ${brand.name}` }];

/** An unknown address, which may be one of the application: whoever is signed in keeps the footer of the application. */
export default function NotFoundPage() {
  const { isAuthenticated, isLoading } = useSession();
  // Neither while it is looked up, as the other would take its place.
  const footer = isLoading ? null : isAuthenticated ? <SignedInFooter /> : <PublicFooter />;
  return (
    <PublicFrame footer={footer}>
      <NotFoundScreen />
    </PublicFrame>
  );
}
