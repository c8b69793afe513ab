import type { Access } from '#contract/endpoint.ts';

/**
 * Longest JSON body. Members send texts of up to a million characters, which fit in any script; of everybody else only
 * small forms are expected, so that nobody can make the server parse megabytes unasked.
 */
export function maximumBodyBytes(access: Access): number {
  return access === 'member' ? 5 * 1024 * 1024 : 64 * 1024;
}
