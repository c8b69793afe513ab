import { type ButtonLook, buttonStyle } from '#web/ui/button-style.ts';
import { GoogleMark } from './google-mark.tsx';
import { googleStart } from './google-start.ts';

interface GoogleButtonProps {
  /** Accessible name, if longer than the visible text. */
  name?: string;
  children: string;
  isConfigured: boolean;
  /** Page to return to. */
  next: string;
  /** Code of the referral link; it is kept across the redirect to Google. */
  referralCode: string | null;
  onMissing: (sentence: string) => void;
  size?: ButtonLook['size'];
  className?: string;
}

/** Links to Google, or shows the specification's sentence where Google sign-in is not configured. */
export function GoogleButton({
  name,
  children,
  isConfigured,
  next,
  referralCode,
  onMissing,
  ...look
}: GoogleButtonProps) {
  const { className, ...style } = look;
  const shared = {
    'aria-label': name,
    // Google leads back to one address: it is not offered under the host of a partner.
    'data-ours': true,
    className: buttonStyle({ variant: 'secondary', ...style }, className),
  };
  const content = (
    <>
      <GoogleMark />
      {children}
    </>
  );
  return isConfigured ? (
    <a href={googleStart(next, referralCode)} {...shared}>
      {content}
    </a>
  ) : (
    <button
      type="button"
      onClick={() => onMissing('Google authentication is not yet implemented.')}
      {...shared}
    >
      {content}
    </button>
  );
}
