import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { announcementAudiences, announcementMaximum } from './announcements.ts';

const announcementFields = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Write what you want to announce.')
    .max(announcementMaximum, `Use at most ${announcementMaximum} characters.`),
  audience: z.enum(announcementAudiences),
  from: timeSchema,
  /** Null to show it until it is deleted. */
  until: timeSchema.nullable(),
});

const announcementSchema = announcementFields.extend({
  id: idSchema,
  /** How many people dismissed it. */
  dismissals: z.number().int(),
});
export type Announcement = z.infer<typeof announcementSchema>;

export const listMyAnnouncements = {
  summary: 'List the operator’s announcements that the caller should see now',
  answer: z.object({ data: z.array(z.object({ id: idSchema, text: z.string() })) }),
};

export const dismissAnnouncement = {
  summary: 'Dismiss an announcement for the caller',
  body: z.object({ announcementId: idSchema }),
  answer: z.object({}),
};

export const listAnnouncements = {
  summary: 'List the announcements of the installation, newest first',
  answer: z.object({ data: z.array(announcementSchema) }),
};

export const createAnnouncement = {
  summary: 'Announce something to the members of all workspaces, or to their owners',
  body: announcementFields,
  answer: announcementSchema,
};

export const updateAnnouncement = {
  summary: 'Change an announcement; people who dismissed it do not see it again',
  params: z.object({ announcementId: idSchema }),
  body: announcementFields,
  answer: announcementSchema,
};

export const deleteAnnouncement = {
  summary: 'Delete an announcement',
  params: z.object({ announcementId: idSchema }),
  answer: z.object({}),
};
