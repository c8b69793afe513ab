/** `Name <name@example.com>` or a bare address, as MAIL_FROM is written. */
export const senderPattern = /^(?:([^<>"\r\n]*?)\s*<([^\s<>"]+@[^\s<>"]+)>|([^\s<>"]+@[^\s<>"]+))$/;
