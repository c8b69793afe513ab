/** Who sees an announcement. */
export const announcementAudiences = ['all', 'owners'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

export const announcementMaximum = 300;
