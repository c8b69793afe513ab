import { type FormEvent, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { describeError } from '#web/lib/call-error.ts';
import { paths, returnParameter, returnPath } from '#web/paths.ts';
import { useSession } from '#web/shell/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { PasswordInput } from './password-input.tsx';

export const meta = () => [
  { title: `Sign in · ${brand.name}` },
  {
    name: 'description',
    content: `Sign in to ${brand.name} to train your AI agents and read what visitors asked.`,
  },
];

export default function LoginPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [error, setError] = useState<string | null>(null);

  if (session.isAuthenticated) return <Navigate to={returnPath(search.get(returnParameter))} replace />;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSigningIn) return;
    const form = new FormData(event.currentTarget);
    setIsSigningIn(true);
    setError(null);
    try {
      await session.login({
        email: String(form.get('email')).trim(),
        password: String(form.get('password')),
        remember: form.has('remember'),
      });
    } catch (thrown) {
      setError(describeError(thrown, 'Login failed'));
      setIsSigningIn(false);
    }
  };

  return (
    <div className="mx-auto grid w-full max-w-7xl flex-1 items-center gap-x-16 gap-y-14 px-4 py-10 sm:px-6 lg:grid-cols-[1fr_25rem] lg:py-16">
      <section className="lg:order-2">
        <div className="mx-auto max-w-md rounded-lg border border-line bg-surface p-6 shadow-md sm:p-8">
          <h2 className="font-display text-xl font-semibold">Sign in</h2>
          <p className="mt-1 text-sm text-ink-secondary">
            No account yet?{' '}
            <Link to={paths.register} className="font-semibold text-brand underline underline-offset-4">
              Register here
            </Link>
          </p>
          <form method="post" onSubmit={submit} onInput={() => setError(null)} className="mt-6 space-y-4">
            <Field label="Email">
              {(control) => (
                <TextInput {...control} name="email" type="email" autoComplete="username" required />
              )}
            </Field>
            <Field label="Password">
              {(control) => (
                <PasswordInput {...control} name="password" autoComplete="current-password" required />
              )}
            </Field>
            <Checkbox name="remember" label="Remember me" />
            {error && <Notice tone="error">{error}</Notice>}
            <Button type="submit" size="lg" isBusy={isSigningIn} className="w-full">
              {isSigningIn ? 'Signing in...' : 'Sign In'}
            </Button>
          </form>
          <noscript>
            <p className="mt-4 text-sm text-failed">
              Signing in needs JavaScript. Please switch it on and reload.
            </p>
          </noscript>
        </div>
      </section>
      <section>
        <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">{brand.slogan}</h1>
        <p className="mt-4 max-w-xl text-lg text-ink-secondary">
          Agents that know your business, answer your visitors at any hour, and name the source of every
          answer.
        </p>
        <FeatureCards />
      </section>
    </div>
  );
}
