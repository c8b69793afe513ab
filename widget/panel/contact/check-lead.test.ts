import { describe, expect, it } from 'vitest';
import { leadFieldsSchema } from '#contract/leads/leads.schemas.ts';
import { en } from '../words/en.ts';
import { checkLead, type LeadField } from './check-lead.ts';

const all: LeadField[] = ['name', 'email', 'phone'];

describe('checkLead', () => {
  it.each<[string, Partial<Record<LeadField, string>>, LeadField[], LeadField[]]>([
    ['all is there', { name: 'Ada', email: 'a@b.c', phone: '+49 30 123456' }, all, []],
    ['the phone number may be missing beside an email address', { name: 'Ada', email: 'a@b.c' }, all, []],
    ['alone, the phone number is needed', {}, ['phone'], ['phone']],
    ['nothing is there', {}, all, ['email', 'name']],
    ['an address without a dot', { email: 'a@b' }, ['email'], ['email']],
    ['an address with a blank', { email: 'a b@c.d' }, ['email'], ['email']],
    ['letters for a phone number', { email: 'a@b.c', phone: 'call me' }, ['email', 'phone'], ['phone']],
    ['a field that is not asked for', {}, [], []],
  ])('%s', (_what, values, fields, wrong) => {
    expect(Object.keys(checkLead(values, fields, en)).sort()).toEqual([...wrong].sort());
  });

  it.each(['a@b.c', 'a@b', '@b.c', 'a@@b.c', 'a b@c.d', 'ü@ü.ü'])(
    'judges the address %j as the server does',
    (email) => {
      expect(checkLead({ email }, ['email'], en).email === undefined).toBe(
        leadFieldsSchema.safeParse({ email }).success,
      );
    },
  );

  it.each(['12345', '1234', '+1 (2) 3-4.5/6', 'x12345', '1'.repeat(31)])(
    'judges the number %j as the server does',
    (phone) => {
      expect(checkLead({ phone }, ['phone'], en).phone === undefined).toBe(
        leadFieldsSchema.safeParse({ phone }).success,
      );
    },
  );
});
