import { classNames } from './class-names.ts';

export interface ButtonLook {
  variant?:
    | 'primary'
    | 'secondary'
    | 'filter'
    | 'cited'
    | 'deep'
    | 'ghost'
    | 'ghost-danger'
    | 'danger'
    | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** Of buttons and lists of choices that filter. */
export const filterLook =
  'border border-line bg-surface text-ink data-set:border-transparent data-set:bg-brand-soft data-set:text-on-brand-soft';

const variants = {
  primary: 'bg-brand text-on-brand shadow-sm hover:bg-brand-hover',
  secondary: 'border border-line-strong/60 bg-surface text-ink shadow-sm hover:bg-sunken',
  /** What a list is filtered by: lighter than the list, until it is set, which `data-set` says. */
  filter: `${filterLook} hover:bg-sunken`,
  /** On a surface of the brand's colour. */
  cited: 'bg-cited text-on-cited shadow-sm hover:brightness-95',
  /** Next to it. */
  deep: 'border border-on-deep/50 text-on-deep hover:bg-on-deep/10',
  ghost: 'text-ink hover:bg-sunken',
  'ghost-danger': 'text-failed hover:bg-failed-soft',
  danger: 'bg-danger text-on-danger shadow-sm hover:bg-danger-hover',
};

const sizes = {
  sm: 'min-h-8 px-3 text-sm gap-1.5',
  md: 'min-h-10 px-4 text-sm gap-2',
  lg: 'min-h-12 px-6 text-base gap-2',
};

/** One look for buttons and for links that look like one. */
export const buttonStyle = ({ variant = 'primary', size = 'md' }: ButtonLook, className?: string): string =>
  classNames(
    'inline-flex items-center justify-center rounded-md py-1 text-center transition-colors select-none forced-colors:border print:hidden',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60 disabled:cursor-not-allowed disabled:opacity-60',
    '[&>svg]:size-4 [&>svg]:shrink-0',
    variant === 'filter' ? 'font-normal max-sm:text-[1rem]!' : 'font-semibold',
    variants[variant],
    sizes[size],
    className,
  );
