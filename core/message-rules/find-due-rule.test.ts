import { describe, expect, it } from 'vitest';
import type { MessageRule } from '#contract/look/look.schemas.ts';
import { findDueRule, type PageVisit } from './find-due-rule.ts';

const rule: MessageRule = { text: 'May I help?', page: '', moment: 'time', seconds: 10, visitors: 'all' };
const visit: PageVisit = { path: '/prices/', secondsOnPage: 10, isLeaving: false, isReturning: false };

describe('findDueRule', () => {
  it.each<[what: string, Partial<MessageRule>, Partial<PageVisit>, isDue: boolean]>([
    ['on every page in time', {}, {}, true],
    ['too early', {}, { secondsOnPage: 9.9 }, false],
    ['at once', { seconds: 0 }, { secondsOnPage: 0 }, true],
    ['on a page by a part of its path', { page: 'Prices' }, {}, true],
    ['on another page', { page: '/prices' }, { path: '/about' }, false],
    ['on the home page alone', { page: '/' }, { path: '/' }, true],
    ['not on others where the home page is meant', { page: '/' }, {}, false],
    ['on leaving', { moment: 'exit', seconds: 0 }, { isLeaving: true }, true],
    ['not before leaving', { moment: 'exit', seconds: 0 }, {}, false],
    ['not on leaving too early', { moment: 'exit' }, { isLeaving: true, secondsOnPage: 3 }, false],
    ['to new visitors', { visitors: 'new' }, {}, true],
    ['not to returning ones where new ones are meant', { visitors: 'new' }, { isReturning: true }, false],
    ['to returning visitors', { visitors: 'returning' }, { isReturning: true }, true],
    ['not to new ones where returning ones are meant', { visitors: 'returning' }, {}, false],
  ])('%s', (_what, ofRule, ofVisit, isDue) => {
    expect(findDueRule([{ ...rule, ...ofRule }], { ...visit, ...ofVisit }, [])).toBe(isDue ? 0 : -1);
  });

  it('finds the first that was not shown', () => {
    const rules = [rule, { ...rule, seconds: 5 }, { ...rule, seconds: 60 }];
    expect(findDueRule(rules, visit, [])).toBe(0);
    expect(findDueRule(rules, visit, [0])).toBe(1);
    expect(findDueRule(rules, visit, [0, 1])).toBe(-1);
  });
});
