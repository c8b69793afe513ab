import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlStyle } from './control-style.ts';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={classNames(controlStyle, 'h-10', className)} />;
}
