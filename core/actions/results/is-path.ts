/** Whether a path can be read by `pickResult`. */
export function isPath(path: string): boolean {
  return /^\$?(?:\.?[\p{L}\p{N}_$-]+|\[(?:'[^']*'|"[^"]*"|\d+)\])*$/u.test(path);
}
