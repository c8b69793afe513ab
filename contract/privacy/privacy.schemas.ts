import { z } from 'zod';
import { emailAddressSchema } from '../email-address/email-address.schemas.ts';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { erasureCauses, retentionRange } from './privacy.ts';

const { least, most } = retentionRange;

const retentionDaysSchema = z
  .number()
  .int()
  .min(least, 'Use at least 1 day.')
  .max(most, 'Use at most 3,650 days, which is ten years.')
  .nullable();

export const privacySettingsSchema = z.object({
  /** How many days after its last message a conversation is erased; null for never. */
  conversationDays: retentionDaysSchema,
  /** How many days after it was left a lead is erased; null for never. */
  leadDays: retentionDaysSchema,
  /** Whether card numbers in what visitors write are masked before they are stored. */
  masksCardNumbers: z.boolean(),
});
export type PrivacySettings = z.infer<typeof privacySettingsSchema>;

/** What of a visitor there is, or was. */
const erasedCounts = z.object({
  conversations: z.number().int(),
  /** Sent in these conversations. */
  files: z.number().int(),
  leads: z.number().int(),
});
export type ErasedCounts = z.infer<typeof erasedCounts>;

export const erasureSchema = erasedCounts.extend({
  id: idSchema,
  at: timeSchema,
  cause: z.enum(erasureCauses),
});
export type Erasure = z.infer<typeof erasureSchema>;

/** Whom it is about: the visitor of a conversation, or everybody who is known under an email address. */
const personSchema = z.union([
  z.strictObject({ conversationId: idSchema }),
  z.strictObject({ email: emailAddressSchema }),
]);
export type PersonChoice = z.infer<typeof personSchema>;

export const getPrivacySettings = {
  summary: 'Get how long conversations and leads are kept, and whether card numbers are masked',
  answer: privacySettingsSchema,
};

export const updatePrivacySettings = {
  summary: 'Set how long conversations and leads are kept, and whether card numbers are masked, all at once',
  body: privacySettingsSchema,
  answer: privacySettingsSchema,
};

export const listErasures = {
  summary: 'List the last hundred erasures of data about visitors, newest first, without what was erased',
  answer: z.object({ data: z.array(erasureSchema) }),
};

export const findPersonData = {
  summary: 'Count what is stored about one visitor',
  body: z.object({ person: personSchema }),
  answer: erasedCounts,
};

export const exportPersonData = {
  summary:
    'Get everything stored about the visitor of a conversation, or about an email address, as a JSON file',
  query: z.object({ conversationId: idSchema.optional(), email: emailAddressSchema.optional() }),
  answer: z.unknown(),
};

export const erasePersonData = {
  summary:
    'Erase everything stored about one visitor: conversations, leads, and what a signed token said about them',
  body: z.object({ person: personSchema }),
  answer: erasedCounts,
};
