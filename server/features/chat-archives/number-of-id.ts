/** An id is the number of a chat or person of an archive; what is none is that of nothing. */
export const numberOfId = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : -1);
