import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { pagePrefixByDefault, pagePrefixMaximumLength, redactedMaximumLength } from './legal-exports.ts';
import { readNumberRanges } from './read-number-ranges.ts';

const archiveParams = z.object({ archiveId: idSchema });
const exportParams = archiveParams.extend({ exportId: idSchema });

export const legalExportSchema = z.object({
  id: idSchema,
  importId: idSchema,
  /** Of the one chat that is in it; null for all of the original. */
  chatTitle: z.string().nullable(),
  prefix: z.string(),
  /** Numbers of the messages whose texts are covered in the exhibit, such as `12, 40-43`; empty for none. */
  redacted: z.string(),
  madeAt: timeSchema,
});
export type LegalExport = z.infer<typeof legalExportSchema>;

export const listLegalExports = {
  summary: 'List the originals that an archive keeps, and the legal packages of them, newest first',
  params: archiveParams,
  answer: z.object({
    /** Whether the plan includes legal exports. */
    canExport: z.boolean(),
    originals: z.array(
      z.object({
        importId: idSchema,
        fileName: z.string(),
        sizeBytes: z.number().int(),
        /** Hexadecimal. */
        sha256: z.string(),
        receivedAt: timeSchema,
      }),
    ),
    data: z.array(legalExportSchema),
  }),
};
export type LegalExports = z.infer<typeof listLegalExports.answer>;

export const createLegalExport = {
  summary: 'Make a legal package of an original; the same choices give the same package',
  params: archiveParams,
  body: z.object({
    importId: idSchema,
    /** One chat of the archive; all of the original when absent. */
    chatId: idSchema.optional(),
    prefix: z
      .string()
      .regex(/^[A-Za-z0-9-]*$/, 'Use letters, digits and hyphens.')
      .max(pagePrefixMaximumLength, 'Use at most 10 characters.')
      .default(pagePrefixByDefault),
    /** Numbers of messages of the original whose texts the exhibit covers, such as `12, 40-43`. */
    redacted: z
      .string()
      .max(redactedMaximumLength, 'Use at most 1,000 characters.')
      .refine((text) => readNumberRanges(text) !== null, 'Use numbers and ranges, such as 12, 40-43.')
      .default(''),
  }),
  answer: legalExportSchema,
};

export const downloadLegalExport = {
  summary: 'Download a legal package as a zip file',
  params: exportParams,
  answer: z.string(),
};

export const deleteOriginal = {
  summary: 'Delete the original of an import and its legal packages; the messages stay',
  params: archiveParams.extend({ importId: idSchema }),
  answer: z.object({}),
};
