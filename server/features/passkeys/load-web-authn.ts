/**
 * The WebAuthn library, loaded when the first passkey is used: with its certificate parsers it takes 27 MB and a sixth
 * of a second, which an install without passkeys should not pay at its start.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server');
