/** The lists that a view can be saved of. */
export const savedViewKinds = ['conversations', 'leads'] as const;
export type SavedViewKind = (typeof savedViewKinds)[number];

/** Of each kind in one workspace. */
export const savedViewsMaximum = 50;

export const savedViewNameMaximumLength = 60;

export const savedViewFilterMaximumLength = 1_000;
