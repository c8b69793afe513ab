import { join } from 'node:path';
import { root } from '../run-tool.ts';

export const picturesFolder = join(root, 'content/pictures');
export const picturesFile = join(picturesFolder, 'pictures.json');

/** By name: the size in CSS pixels, and the words on the screen when the picture was taken. */
export type StoredPictures = Record<string, { width: number; height: number; words: string[] }>;
