import { isbot } from 'isbot';

/** Whether a visit is by a program that says so, or by one that does not say what it is. */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent.trim() === '' || isbot(userAgent);
}
