import { expect, test } from 'vitest';
import { defaultLook } from '#contract/look/look.ts';
import { type LookSettings, presentLook } from './present-look.ts';

const settings: LookSettings = {
  ...defaultLook,
  displayName: 'Fernwood',
  welcomeMessage: 'Hello',
  messageColor: '#3b82f6',
  colorMode: 'auto',
  suggestedQuestions: [],
  isEmailEnabled: true,
  isNameEnabled: true,
  isPhoneEnabled: false,
  isCalComBookingEnabled: false,
  bookingUrl: '',
};
const none = { isMultilingual: false, canCustomizeBrand: false, canRemoveBrand: false };
const ours = { name: 'Parley', url: 'https://parley.example' };
const { humanForm, footer } = defaultLook;
const off = { name: false, email: false, phone: false };
const booking = { isCalComBookingEnabled: true, bookingUrl: 'https://cal.com/fernwood' };
const welcome = {
  language: 'de' as const,
  welcomeMessage: 'Hallo',
  fallbackReply: '',
  pausedMessage: '',
  outsideHoursMessage: '',
};

test.each<[string, Partial<LookSettings>, string[]]>([
  ['as at first', {}, ['human', 'finish']],
  ['no person can be reached', { humanForm: { ...humanForm, fields: off } }, ['finish']],
  [
    'a name alone reaches nobody',
    { humanForm: { ...humanForm, fields: { ...off, name: true } } },
    ['finish'],
  ],
  [
    'a person can be called',
    { humanForm: { ...humanForm, fields: off, otherWay: 'Call us.' } },
    ['human', 'finish'],
  ],
  ['calls that can be booked', { ...booking }, ['human', 'finish', 'booking']],
  ['booking that is off', { ...booking, isCalComBookingEnabled: false }, ['human', 'finish']],
  ['booking without a page', { ...booking, bookingUrl: '' }, ['human', 'finish']],
  [
    'a button for booking that is turned off',
    { ...booking, actionButtons: [{ kind: 'booking', label: '', url: '', isOn: false }] },
    [],
  ],
  ['a form to open', { actionButtons: [{ kind: 'details', label: '', url: '', isOn: true }] }, ['details']],
  [
    'a form that asks for nothing',
    {
      isEmailEnabled: false,
      isNameEnabled: false,
      actionButtons: [{ kind: 'details', label: '', url: '', isOn: true }],
    },
    [],
  ],
])('buttons: %s', (_what, changes, kinds) => {
  const { agent } = presentLook({ ...settings, ...changes }, none, ours);
  expect(agent.buttons.map(({ kind }) => kind)).toEqual(kinds);
});

test.each<[string, Partial<typeof none>, Partial<typeof footer>, object | null]>([
  ['our name', {}, {}, { ...ours, text: null }],
  ['nothing where the plan allows it', { canRemoveBrand: true }, {}, null],
  ['our name where the owner wants it', { canRemoveBrand: true }, { isShown: true }, { ...ours, text: null }],
  ['an own text needs the add-on', {}, { text: 'Fernwood' }, { ...ours, text: null }],
  [
    'an own text',
    { canCustomizeBrand: true },
    { text: 'Fernwood', url: 'https://fernwood.example' },
    { name: 'Parley', text: 'Fernwood', url: 'https://fernwood.example' },
  ],
])('foot: %s', (_what, allowed, changes, brand) => {
  const look = presentLook({ ...settings, footer: { ...footer, ...changes } }, { ...none, ...allowed }, ours);
  expect(look.agent.brand).toEqual(brand);
});

test('other languages are given where the plan has them', () => {
  const translated = { ...settings, translations: [welcome] };
  expect(presentLook(translated, none, ours).agent.translations).toEqual([]);
  expect(presentLook(translated, { ...none, isMultilingual: true }, ours).agent.translations).toEqual([
    { language: 'de', welcomeMessage: 'Hallo', pausedMessage: '' },
  ]);
});

test('a form has its fields in order with what is required', () => {
  const { forms } = presentLook(settings, none, ours);
  expect(forms.leads?.fields).toEqual([
    { name: 'name', label: '', isRequired: true },
    { name: 'email', label: '', isRequired: true },
  ]);
  expect(
    presentLook({ ...settings, isEmailEnabled: false, isNameEnabled: false }, none, ours).forms.leads,
  ).toBeNull();
  const phoneAlone = { ...settings, isEmailEnabled: false, isNameEnabled: false, isPhoneEnabled: true };
  expect(presentLook(phoneAlone, none, ours).forms.leads?.fields).toEqual([
    { name: 'phone', label: '', isRequired: true },
  ]);
});
