import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle } from './control-style.ts';

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(controlStyle, 'resize-y py-2 leading-normal', className)}
    />
  );
}
