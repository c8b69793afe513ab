import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { linkLook } from '#web/ui/link-look.ts';

/** What the owner of a referral link will see. Below the form, so that nothing above it shifts when the URL has been read. */
export function ReferralNote() {
  return (
    <p className="mt-5 border-t border-line pt-4 text-xs text-ink-secondary">
      You came here through a referral link. Its owner will see that an account was created and when, how far
      you have got, and the first letters of your company name.{' '}
      <Link to={`${paths.privacy}#referral-links`} className={linkLook}>
        What we store
      </Link>
    </p>
  );
}
