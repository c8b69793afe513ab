import { brand } from '#contract/brand.ts';
import { PublicFooter, SignedInFooter } from './footer.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PublicFrame } from './public-frame.tsx';

export const handle = { isStatic: true };

export const meta = () => [
  { title: `Page not found · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/**
 * An unknown URL. Signed-in users keep the footer of the application. Generated at build time as `/404`, so that it works
 * without scripts.
 */
export default function NotFoundPage() {
  const footer = (
    <>
      <div className="in-data-[session=in]:hidden">
        <PublicFooter />
      </div>
      <div className="hidden in-data-[session=in]:block">
        <SignedInFooter />
      </div>
    </>
  );
  return (
    <PublicFrame footer={footer}>
      <NotFoundScreen />
    </PublicFrame>
  );
}
