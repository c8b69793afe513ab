import { isbot } from 'isbot';

/** Whether a visit is by a program: one that says so, or one without a user agent. */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent.trim() === '' || isbot(userAgent);
}
