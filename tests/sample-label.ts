import type { WhiteLabel } from '#server/white-label/white-label.ts';

/** A white label whose host was checked. */
export const sampleLabel: WhiteLabel = {
  partnerId: 'usr_1',
  host: 'chat.studio.example',
  origin: 'https://chat.studio.example',
  name: 'Studio North',
  color: '#7a3cff',
  logo: null,
  supportEmail: 'help@studio.example',
  senderEmail: 'no-reply@studio.example',
  termsUrl: 'https://studio.example/terms',
  privacyUrl: 'https://studio.example/privacy',
  takesMail: false,
  version: '1',
};
