import type { Item } from '../platform.ts';

/** What Zapier's editor shows before there is anything real. */
const of = { agentId: 'agt_1', agentName: 'Shop' };
const asked = { conversationId: 'cnv_1', createdAt: '2026-11-29T09:30:00.000Z' };

export const leadSample: Item = {
  id: 'lead_1',
  ...of,
  ...asked,
  conversationTitle: 'Do you repair e-bikes?',
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  phone: null,
  pageUrl: 'https://www.example.com/repairs',
  consentText: null,
  status: 'new',
  note: '',
};

export const conversationSample: Item = {
  id: 'cnv_1',
  ...of,
  channel: 'widget',
  pageUrl: 'https://www.example.com/repairs',
  title: 'Do you repair e-bikes?',
  preview: 'Do you repair e-bikes?',
  messageCount: 1,
  lastOutcome: 'answered',
  wantsPerson: false,
  lead: { name: 'Ada Lovelace', email: 'ada@example.com', phone: null },
  createdAt: '2026-11-29T09:30:00.000Z',
  lastMessageAt: '2026-11-29T09:30:04.000Z',
};

export const answerSample: Item = {
  id: 'msg_2',
  agentId: 'agt_1',
  conversationId: 'cnv_1',
  question: 'Do you repair e-bikes?',
  answer: 'Yes, we repair e-bikes of all makes.',
  outcome: 'answered',
  askedAt: '2026-11-29T09:30:00.000Z',
};

export const bookingSample: Item = {
  id: 'bkg_1',
  ...of,
  ...asked,
  leadId: 'lead_1',
  title: '30 minute call between Fernwood Cycles and Ada Lovelace',
  status: 'accepted',
  startAt: '2026-12-01T09:00:00.000Z',
  endAt: '2026-12-01T09:30:00.000Z',
  timeZone: 'Europe/Berlin',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  answers: [{ label: 'Your firm', answer: 'Fernwood Cycles' }],
  meetingUrl: 'https://app.cal.com/video/1',
};
