import { afterEach, describe, expect, it, vi } from 'vitest';
import { consentScript, readConsent, saveConsent } from './consent.ts';

function storeOf(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries));
  const root: { dataset: Record<string, string> } = { dataset: {} };
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: root }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
  });
  return map;
}

/** What the script of the head says of it. */
function dueByScript(): string | undefined {
  new Function(consentScript)();
  return document.documentElement.dataset.consent;
}

afterEach(() => vi.unstubAllGlobals());

describe('consent', () => {
  it('is kept under the names and categories of the specification', () => {
    const map = storeOf({});
    saveConsent('customized', { necessary: true, analytics: true, marketing: false, functional: true });
    expect(Object.fromEntries(map)).toEqual({
      cookieConsent: 'customized',
      cookieSettings: '{"necessary":true,"analytics":true,"marketing":false,"functional":true}',
    });
    expect(readConsent()).toEqual({
      decision: 'customized',
      settings: { necessary: true, analytics: true, marketing: false, functional: true },
    });
  });

  it.each([
    ['nothing', {}],
    ['a decision that there is not', { cookieConsent: 'yes', cookieSettings: '{}' }],
    ['no settings', { cookieConsent: 'accepted' }],
    ['settings that are no JSON', { cookieConsent: 'accepted', cookieSettings: '{' }],
    ['settings that are no object', { cookieConsent: 'accepted', cookieSettings: '1' }],
    ['no settings at all', { cookieConsent: 'accepted', cookieSettings: 'null' }],
  ])('is undecided with %s stored, before the first paint too', (_name, entries) => {
    storeOf(entries);
    expect(readConsent()).toBeNull();
    expect(dueByScript()).toBe('due');
  });

  it.each(['accepted', 'declined', 'customized'])(
    'is decided with %s and settings stored, and nothing else',
    (decision) => {
      storeOf({ cookieConsent: decision, cookieSettings: '{"necessary":true}' });
      expect(readConsent()?.decision).toBe(decision);
      expect(dueByScript()).toBeUndefined();
    },
  );

  it('takes anything but true for a no', () => {
    storeOf({ cookieConsent: 'customized', cookieSettings: '{"analytics":"yes","marketing":1}' });
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
