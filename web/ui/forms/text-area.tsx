import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlStyle } from './control-style.ts';

export function TextArea({ className, rows = 4, style, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      // As high as what is in it, within bounds; `rows` is the least.
      style={{ minHeight: `calc(${rows}lh + 1.125rem)`, ...style }}
      className={classNames(
        controlStyle,
        'field-sizing-content max-h-[60dvh] resize-y py-2 leading-normal',
        className,
      )}
    />
  );
}
