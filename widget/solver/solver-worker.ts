import { type Search, searchNumber } from './search-number.ts';

addEventListener('message', ({ data }: MessageEvent<Search>) => postMessage(searchNumber(data)));
