import { replyLine } from '../emails/parts/reply-line.ts';

/** The line at the top of our emails, as it is quoted: mail programs wrap, quote and space it as they like. */
export const ourLine = new RegExp(replyLine.replaceAll(/[-#]/g, '\\$&').replaceAll(' ', '(?:\\s|>|&nbsp;)+'));
