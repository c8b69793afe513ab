import { expect, test } from 'vitest';
import { blockedDirectives } from './blocked-directives.ts';

const all = ['script-src', 'frame-src', 'connect-src'];
const page = 'https://shop.example';
const widget = { pageOrigin: page, scriptUrl: 'https://parley.example/widget.js', nonce: null };
const ours = 'https://parley.example';

test.each<[string, string[], string[]]>([
  ['no policy', [], []],
  ['an empty one', [''], []],
  ['about other things', ["img-src 'self'; frame-ancestors 'none'"], []],
  ['default alone', ["default-src 'self'"], all],
  ['our origin everywhere', [`default-src 'self' ${ours}`], []],
  ['what the documentation asks for', [`script-src ${ours}; frame-src ${ours}; connect-src ${ours}`], []],
  ['frame forgotten', [`default-src 'self'; script-src ${ours}; connect-src ${ours}`], ['frame-src']],
  ['frames by child-src', [`script-src ${ours}; child-src ${ours}; default-src ${ours}`], []],
  ['child-src without us', [`default-src ${ours}; child-src 'self'`], ['frame-src']],
  ['script-src-elem counts for tags', [`script-src ${ours}; script-src-elem 'self'`], ['script-src']],
  ['a star', ['default-src *'], []],
  ['a scheme', ['default-src https:'], []],
  ['another scheme', ['default-src data: blob:'], all],
  ['no scheme is that of the page', ['default-src parley.example'], []],
  ['http allows https', ['default-src http://parley.example'], []],
  ['a wildcard of ours', ['default-src *.example'], []],
  ['a wildcard does not mean the domain itself', ['default-src *.parley.example'], all],
  ['another port', ['default-src https://parley.example:8443'], all],
  ['any port', ['default-src https://parley.example:*'], []],
  ['the script by its path', [`script-src ${ours}/widget.js; frame-src ${ours}; connect-src ${ours}`], []],
  ['another path', [`script-src ${ours}/js/`], ['script-src']],
  ['none', ["script-src 'none'"], ['script-src']],
  ['an empty list', ['connect-src'], ['connect-src']],
  ['strict-dynamic ignores hosts', [`script-src 'strict-dynamic' ${ours}`], ['script-src']],
  ['two headers: both count', [`default-src ${ours}`, "frame-src 'self'"], ['frame-src']],
  ['two in one header', [`default-src ${ours}, connect-src 'self'`], ['connect-src']],
  ['the first of two directives', [`script-src ${ours}; script-src 'none'`], []],
  ['names in capitals', ["DEFAULT-SRC 'SELF'"], all],
])('%s', (_name, policies, expected) => {
  expect(blockedDirectives(policies, widget)).toEqual(expected);
});

test('a script with the nonce of the policy is allowed', () => {
  const policies = ["script-src 'nonce-abc' 'strict-dynamic'"];
  expect(blockedDirectives(policies, { ...widget, nonce: 'abc' })).toEqual([]);
  expect(blockedDirectives(policies, { ...widget, nonce: 'abd' })).toEqual(['script-src']);
});

test('self is ours where the page and we share an origin', () => {
  const own = { pageOrigin: page, scriptUrl: '/widget.js', nonce: null };
  expect(blockedDirectives(["default-src 'self'"], own)).toEqual([]);
});
