import { drawIcon } from './draw-icon.ts';

const outlines = {
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  send: 'M12 19V5M5.5 11.5L12 5l6.5 6.5',
  stop: 'M7 7h10v10H7z',
  menu: 'M5 12h.01M12 12h.01M19 12h.01',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  check: 'M5 13l4.5 4.5L19 7.5',
  up: 'M7 10.5v9.5H4v-9.5zM7 10.5L11 3c1.5 0 2.5 1 2.5 2.5V9h5.2a1.5 1.5 0 0 1 1.5 1.8l-1.4 7.7a1.8 1.8 0 0 1-1.8 1.5H7',
  thumbDown:
    'M17 13.5V4h3v9.5zM17 13.5L13 21c-1.5 0-2.5-1-2.5-2.5V15H5.3a1.5 1.5 0 0 1-1.5-1.8l1.4-7.7A1.8 1.8 0 0 1 7 4h10',
} as const;

export type IconName = keyof typeof outlines;

/** One of the icons of the panel. */
export const createIcon = (name: IconName): SVGSVGElement => drawIcon(outlines[name]);
