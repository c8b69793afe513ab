/**
 * An optional +, then at least five digits of any script, with the marks that people set between them, such as dashes of
 * any length; then an extension where there is one ("ext. 12", "x12", "#12").
 */
export const phonePattern =
  /^(?=(?:\P{Nd}*\p{Nd}){5})[+＋]?[\p{Nd}\s().\-/\u2010-\u2015\u2212\u30fb\uff08-\uff0f]{5,30}(?:(?:ext(?:ension)?\.?|x|#)\s?\p{Nd}{1,6})?$/iu;
export const phoneMaximumLength = 45;
export const leadNameMaximumLength = 120;

/** The states of a lead, in their usual order. Members set it; a new lead is `new`. */
export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What a lead can be filtered for having. */
export const leadParts = ['email', 'phone', 'conversation', 'note'] as const;

export const leadNoteMaximumLength = 2_000;

/** Leads that one call names by their ids. Larger selections are made with a filter. */
export const namedLeadsMaximum = 200;
