import { expect, test } from 'vitest';
import { chooseRecoverySync } from './choose-recovery-sync.ts';

test.each<[platform: NodeJS.Platform, release: string, expected: string]>([
  ['linux', '6.18.44-fc-v669', 'syncfs'],
  ['linux', '5.8.0', 'syncfs'],
  ['linux', '5.15.167.4-microsoft-standard-WSL2', 'syncfs'],
  ['linux', '5.4.0-190-generic', 'fsync'],
  ['linux', '4.4.0-19041-Microsoft', 'fsync'],
  ['linux', '', 'fsync'],
  ['darwin', '24.1.0', 'fsync'],
  ['win32', '10.0.22631', 'fsync'],
])('on %s %s a crash is recovered from by %s', (platform, release, expected) => {
  expect(chooseRecoverySync(platform, release)).toBe(expected);
});
