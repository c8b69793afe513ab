import { expect, it } from 'vitest';
import { isRobot } from './is-robot.ts';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 15; CUBOT X30) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', false],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0',
    true,
  ],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', true],
  ['WhatsApp/2.23.20', true],
  ['curl/8.5.0', true],
  ['python-requests/2.32', true],
  ['', true],
  [undefined, true],
])('%s: %s', (userAgent, is) => expect(isRobot(userAgent)).toBe(is));
