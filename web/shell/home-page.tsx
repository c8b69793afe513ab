import { brand } from '#contract/brand.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useSession } from './session.tsx';

export const meta = () => [
  { title: `${brand.name}: ${brand.slogan}` },
  {
    name: 'description',
    content: 'Build, train and embed an AI chat agent that answers from your own pages and files.',
  },
];

export default function HomePage() {
  const { isAuthenticated } = useSession();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col items-center justify-center px-6 py-20 text-center">
      <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">{brand.slogan}</h1>
      <p className="mt-4 max-w-xl text-lg text-ink-secondary">
        An agent that reads your website, files and notes, answers your visitors from them with its sources
        named, and passes on who wants to hear from you.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {isAuthenticated ? (
          <ButtonLink to={paths.dashboard} size="lg">
            Open dashboard
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={paths.register} size="lg">
              Get Started
            </ButtonLink>
            <ButtonLink to={paths.login} size="lg" variant="secondary">
              Sign In
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
