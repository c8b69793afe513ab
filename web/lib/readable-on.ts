import { contrast } from './contrast.ts';

/** White or near-black, whichever reads better on a colour that an owner chose. */
export const readableOn = (color: string): '#ffffff' | '#1f1b16' =>
  contrast(color, '#ffffff') >= contrast(color, '#1f1b16') ? '#ffffff' : '#1f1b16';
