import { z } from 'zod';

/** `true` or `false`, and what else means one of them. */
export const flag = z.stringbool();
/** Items with commas between them. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
/** An HTTP address, without a slash at its end. */
export const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
