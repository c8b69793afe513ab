import { afterEach, describe, expect, it, vi } from 'vitest';
import { policyVersion, readConsent, saveConsent } from './consent.ts';

function storeOf(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
  });
  return map;
}

const current = { cookiePolicyVersion: policyVersion };

afterEach(() => vi.unstubAllGlobals());

describe('consent', () => {
  it('is kept under the names and categories of the specification', () => {
    const map = storeOf({});
    saveConsent('customized', { necessary: true, analytics: true, marketing: false, functional: true });
    expect(Object.fromEntries(map)).toEqual({
      cookieConsent: 'customized',
      cookieSettings: '{"necessary":true,"analytics":true,"marketing":false,"functional":true}',
      cookiePolicyVersion: policyVersion,
    });
    expect(readConsent()).toEqual({
      decision: 'customized',
      settings: { necessary: true, analytics: true, marketing: false, functional: true },
    });
  });

  it.each([
    ['nothing', {}],
    ['a decision that there is not', { ...current, cookieConsent: 'yes', cookieSettings: '{}' }],
    ['no settings', { ...current, cookieConsent: 'accepted' }],
    ['settings that are no JSON', { ...current, cookieConsent: 'accepted', cookieSettings: '{' }],
    [
      'a decision about another policy',
      { cookieConsent: 'accepted', cookieSettings: '{}', cookiePolicyVersion: '1.0' },
    ],
    ['settings that are no object', { ...current, cookieConsent: 'accepted', cookieSettings: '1' }],
  ])('is undecided with %s stored', (_name, entries) => {
    storeOf(entries);
    expect(readConsent()).toBeNull();
  });

  it('takes anything but true for a no', () => {
    storeOf({ ...current, cookieConsent: 'customized', cookieSettings: '{"analytics":"yes","marketing":1}' });
    expect(readConsent()?.settings).toEqual({
      necessary: true,
      analytics: false,
      marketing: false,
      functional: false,
    });
  });

  it('is undecided where storage is blocked, and saving breaks nothing', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    saveConsent('declined', { necessary: true, analytics: false, marketing: false, functional: false });
    expect(readConsent()).toBeNull();
  });
});
