/**
 * Properties that only the loader's own objects have. The build gives them short names, so that code can be split into
 * parts that speak to each other without a cost in bytes. No name of the DOM, of the contract, of a command or of a
 * message between frames may be here; a test checks that.
 */
const names = `startListening stopListening emitEvent encodedAgentId scriptOrigin globalName hostElement viewRoot phoneQuery setOpen setLook
  setUnread focusPanel toggleOpen panelLoaded frameLate startOpening endOpening ensureFrame postState postReset`;

export const ownProperties: readonly string[] = names.split(/\s+/);
