import { type ClassValue, clsx } from 'clsx';

/** Joins class names. A part's `className` is for its place in a layout, so nothing has to be merged. */
export const classNames = (...values: ClassValue[]): string => clsx(values);
