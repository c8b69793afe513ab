import { expect, test } from 'vitest';
import { contactPath, contactPlanPath, contactTopics, draftFor } from './contact-topics.ts';

test.each<[string | null, string | null, string]>([
  [null, null, ''],
  ['unknown', null, ''],
  ['toString', null, ''],
  ['agent', null, contactTopics.agent],
  ['plan', null, contactTopics.plan],
  ['plan', 'unknown', contactTopics.plan],
  ['plan', 'business', contactTopics.plan.replace('Plan: ', 'Plan: Business')],
  ['agent', 'business', contactTopics.agent],
])('topic %s with plan %s begins a message', (topic, plan, expected) => {
  expect(draftFor(topic, plan)).toBe(expected);
});

test('names the account that asks for a plan', () => {
  expect(draftFor('plan', 'pro', 'ada@lantern-bakery.example')).toMatch(
    /account: ada@lantern-bakery\.example$/,
  );
});

test('links to the contact page with and without a topic', () => {
  expect(contactPath()).toBe('/contact');
  expect(contactPath('security')).toBe('/contact?topic=security');
  expect(contactPlanPath('pro')).toBe('/contact?topic=plan&plan=pro');
});
