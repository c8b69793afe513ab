import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { TrialForm } from './trial-form.tsx';
import { TrialView } from './trial-view.tsx';

export const meta = () => [
  { title: `Try it with your website · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Makes an agent of a website without an account, and shows one to everybody who has its link. */
export default function TryPage() {
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const secret = hash.slice(1);
  return (
    <div className="mx-auto w-full max-w-7xl flex-1 px-4 py-8 sm:px-6 sm:py-12">
      {secret ? (
        <TrialView key={secret} secret={secret} />
      ) : (
        <TrialForm
          url={search.get('url') ?? ''}
          onMade={(made) => navigate({ pathname: paths.trial, hash: made }, { replace: true })}
        />
      )}
    </div>
  );
}
