/** What events can be about; the first that an event names is its key. */
const names = ['conversationId', 'leadId', 'bookingId', 'sourceId', 'meter'] as const;

/**
 * The key by which an endpoint gets events in order: the conversation of an event, or the lead where there is none, else
 * the booking, the source or the meter that it is about. Null for a test, which belongs to nothing.
 * @param data what the event carries
 */
export function orderKeyOf(data: Record<string, unknown>): string | null {
  for (const name of names) {
    const value = data[name];
    if (typeof value === 'string') return value;
  }
  return null;
}
