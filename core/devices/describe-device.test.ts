import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome 141', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/141.0.0.0`,
    'Microsoft Edge 141',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari 26',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari 26',
    'iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox 143', 'Linux'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome 141', 'Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome 141', 'Chrome OS'],
  ['A name of nobody (Windows NT 10.0)', null, 'Windows'],
])('%s is %s on %s', (userAgent, browser, system) =>
  expect(describeDevice(userAgent)).toEqual({ browser, system }),
);

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['a program', 'curl/8.5.0'],
  ['words', '<b>Mozilla/5.0</b> (compatible)'],
  ['parentheses without an end', 'Mozilla/5.0 ('.repeat(39)],
  ['a text that is too long', `Mozilla/5.0 (X11; Linux x86_64) ${chrome}${' '.repeat(512)}`],
])('%s is no known device', (_what, userAgent) => expect(describeDevice(userAgent)).toBeNull());
