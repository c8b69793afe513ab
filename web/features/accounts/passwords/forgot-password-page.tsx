import { brand } from '#contract/brand.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { usePageSearch } from '#web/lib/use-page-search.ts';
import { paths } from '#web/paths.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestResetForm } from './request-reset-form.tsx';

export const meta = () =>
  pageMeta({
    path: paths.forgotPassword,
    title: `Forgotten password · ${brand.name}`,
    description: `Have a link mailed to you with which you choose a new password for ${brand.name}.`,
  });

/** Asks for the mailed link, and is where that link leads. */
export default function ForgotPasswordPage() {
  const token = usePageSearch().get('token');
  return token === null ? <RequestResetForm /> : <NewPasswordForm token={token} key={token} />;
}
