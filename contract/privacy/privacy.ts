/** After how many days something may be erased at the earliest and at the latest. */
export const retentionRange = { least: 1, most: 3_650 } as const;

/** Why data of visitors was erased. */
export const erasureCauses = ['retention', 'request'] as const;
export type ErasureCause = (typeof erasureCauses)[number];
