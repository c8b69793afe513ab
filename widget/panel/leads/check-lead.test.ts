import { describe, expect, it } from 'vitest';
import { leadFieldsSchema } from '#contract/leads/leads.schemas.ts';
import { en } from '../words/en.ts';
import { checkLead, type LeadField } from './check-lead.ts';

const ask = (name: LeadField, isRequired = true) => ({ name, isRequired });
const all = [ask('name'), ask('email'), ask('phone', false)];

describe('checkLead', () => {
  it.each<[string, Partial<Record<LeadField, string>>, ReturnType<typeof ask>[], LeadField[]]>([
    ['all is there', { name: 'Ada', email: 'a@b.c', phone: '+49 30 123456' }, all, []],
    ['what is not required may be missing', { name: 'Ada', email: 'a@b.c' }, all, []],
    ['a required phone number', {}, [ask('phone')], ['phone']],
    ['nothing is there', {}, all, ['email', 'name']],
    ['an address without a dot', { email: 'a@b' }, [ask('email')], ['email']],
    ['an address with a blank', { email: 'a b@c.d' }, [ask('email')], ['email']],
    ['what is not required, filled in wrong', { email: 'a@b.c', phone: 'call me' }, all.slice(1), ['phone']],
    ['a field that is not asked for', {}, [], []],
  ])('%s', (_what, values, fields, wrong) => {
    expect(Object.keys(checkLead(values, fields, en)).sort()).toEqual([...wrong].sort());
  });

  it.each(['a@b.c', 'a@b', '@b.c', 'a@@b.c', 'a b@c.d', 'ü@ü.ü'])(
    'judges the address %j as the server does',
    (email) => {
      expect(checkLead({ email }, [ask('email')], en).email === undefined).toBe(
        leadFieldsSchema.safeParse({ email }).success,
      );
    },
  );

  it.each(['12345', '1234', '+1 (2) 3-4.5/6', 'x12345', '1'.repeat(31)])(
    'judges the number %j as the server does',
    (phone) => {
      expect(checkLead({ phone }, [ask('phone')], en).phone === undefined).toBe(
        leadFieldsSchema.safeParse({ phone }).success,
      );
    },
  );
});
