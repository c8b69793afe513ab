/** Each key is read to its end: parts of one that are taken for keys of their own would be tried in every number. */
const path = /^\$?(?:\.?[\p{L}\p{N}_$-]+(?![\p{L}\p{N}_$-])|\[(?:'[^']*'|"[^"]*"|\d+)\])*$/u;

/** Whether a path can be read by `pickResult`. */
export function isPath(text: string): boolean {
  return path.test(text);
}
