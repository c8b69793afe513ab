/** Cards of many heights below each other, on wide windows in two columns without holes. */
export const inColumns = 'space-y-6 gap-6 lg:columns-2 *:break-inside-avoid';
