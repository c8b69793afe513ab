/** Of one workspace. */
export const tagsMaximum = 50;

export const tagNameMaximumLength = 40;

export const tagColors = ['grey', 'green', 'blue', 'amber', 'red'] as const;
export type TagColor = (typeof tagColors)[number];
