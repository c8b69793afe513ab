import { ALLOW_ALL, DISALLOW_ALL, type RobotsRules } from './robots-rules.ts';

/**
 * The rules that follow from how the fetch of robots.txt ended (RFC 9309, 2.3.1): 2xx is parsed; 4xx, and redirects
 * without end, mean that there are no rules; after a server error, or without an answer, nothing may be fetched.
 */
export function robotsForStatus(status: number | 'redirect-limit' | 'unreachable'): RobotsRules {
  if (status === 'redirect-limit') return ALLOW_ALL;
  if (status === 'unreachable') return DISALLOW_ALL;
  return status >= 400 && status < 500 ? ALLOW_ALL : DISALLOW_ALL;
}
