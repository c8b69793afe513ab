import { brand } from '#contract/brand.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The mark: a speech bubble with a smaller one inside it, which together read as a P. */
export function LogoMark({
  className = 'size-7',
  isOnBrand = false,
}: {
  className?: string;
  /** On a surface in the colour of the brand. */
  isOnBrand?: boolean;
}) {
  return (
    <svg viewBox="0 0 32 32" data-logo aria-hidden="true" className={classNames('shrink-0', className)}>
      <path
        className={isOnBrand ? 'fill-on-brand' : 'fill-brand'}
        d="M4 13.5C4 7.7 8.7 3 14.5 3h4C24.3 3 29 7.7 29 13.5S24.3 24 18.5 24h-6.2l-6.6 5.6A1 1 0 0 1 4 28.8z"
      />
      <path
        className={isOnBrand ? 'fill-brand' : 'fill-page'}
        d="M11 13.3A4.3 4.3 0 0 1 15.3 9h2.9a4.3 4.3 0 0 1 0 8.6h-3.4l-2.6 2.2a.7.7 0 0 1-1.2-.5z"
      />
    </svg>
  );
}

/** Mark and name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <LogoMark />
      <span className="font-display text-lg font-semibold tracking-tight">{brand.name}</span>
    </span>
  );
}
