import { expect, it } from 'vitest';
import { dropPictureMarks } from './drop-picture-marks.ts';

const pictures = [
  { name: 'logo.png', contentId: 'logo@m' },
  { name: 'map.jpg', contentId: null },
];

it.each([
  ['Look: [cid:logo@m]', 'Look: '],
  ['[image: logo.png] and [image: map.jpg]', ' and '],
  ['[cid:other@m] [image: other.png] [cid:map.jpg]', '[cid:other@m] [image: other.png] [cid:map.jpg]'],
  ['', ''],
])('%j becomes %j', (text, rest) => expect(dropPictureMarks(text, pictures)).toBe(rest));
