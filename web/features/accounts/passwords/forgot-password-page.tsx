import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { usePageSearch } from '#web/lib/search-params/use-page-search.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestResetForm } from './request-reset-form.tsx';

export const meta = () =>
  pageMeta({
    path: paths.forgotPassword,
    title: `Forgot password · ${brand.name}`,
    description: `Get a link by email to choose a new password for ${brand.name}.`,
  });

/** Requests the link by email, and is the page that the link opens. */
export default function ForgotPasswordPage() {
  const token = usePageSearch().get('token');
  return token === null ? <RequestResetForm /> : <NewPasswordForm token={token} key={token} />;
}
