/** Where a host is asked whether it leads to this installation: RFC 8615. */
export const checkPath = '/.well-known/chat-domain';
