import type { WhiteLabel } from '#server/white-label/white-label.ts';

/** What a partner fills in for a white label. */
export const sampleLabelSettings = {
  host: 'chat.studio.example',
  name: 'Studio North',
  color: '#7a3cff',
  supportEmail: 'help@studio.example',
  senderEmail: 'no-reply@studio.example',
  termsUrl: 'https://studio.example/terms',
  privacyUrl: 'https://studio.example/privacy',
};

/** A white label whose host was checked. */
export const sampleLabel: WhiteLabel = {
  ...sampleLabelSettings,
  partnerId: 'usr_1',
  origin: 'https://chat.studio.example',
  logo: null,
  takesMail: false,
  version: '1',
};
