const isText = /\.(?:txt|jsonl?|csv|js|xml|html?)$/i;
/** Folders that programs add, and what belongs to no chat. */
const isAside = /(?:^|\/)(?:__MACOSX|\.[^/]*)(?:\/|$)/;

/** Whether a part of a zip is a text that may be a chat, by its name. */
export function isTextPart(name: string): boolean {
  return isText.test(name) && !isAside.test(name);
}
