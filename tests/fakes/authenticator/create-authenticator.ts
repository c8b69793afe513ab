import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Credential {
  id: Buffer;
  privateKey: KeyObject;
  publicKey: KeyObject;
  userHandle: string;
  rpId: string;
}

export interface Authenticator {
  /** Passkeys do not count (0 forever) when synced between devices; others count up. */
  counter: number;
  isCounting: boolean;
  /** Whether it asks for finger, face or code. */
  isUserVerifying: boolean;
  /** As `navigator.credentials.create` does, for a page of this origin. */
  create(options: CreationOptions, origin: string): object;
  /** As `navigator.credentials.get` does, with the newest passkey of the site. */
  get(options: RequestOptions, origin: string): { id: string; response: Record<string, string> };
}

export interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}
export interface RequestOptions {
  challenge: string;
  rpId: string;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** A security key in software (WebAuthn level 3): P-256, discoverable, attestation `none`. */
export function createAuthenticator(): Authenticator {
  const credentials: Credential[] = [];

  function authenticatorData(rpId: string, extraFlags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    const flags = userPresent | (authenticator.isUserVerifying ? userVerified : 0) | extraFlags;
    if (authenticator.isCounting) authenticator.counter++;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(authenticator.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest]);
  }

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticator: Authenticator = {
    counter: 0,
    isCounting: true,
    isUserVerifying: true,

    create({ challenge, rp, user }, origin) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(16);
      credentials.push({ id, privateKey, publicKey, userHandle: user.id, rpId: rp.id });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(rp.id, hasCredential, attested))],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },

    get({ challenge, rpId }, origin) {
      const credential = credentials.findLast((each) => each.rpId === rpId);
      if (credential === undefined) throw new Error('There is no passkey for this site.');
      const client = clientData('webauthn.get', challenge, origin);
      const data = authenticatorData(rpId, 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), credential.privateKey);
      return {
        id: base64url(credential.id),
        rawId: base64url(credential.id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: credential.userHandle,
        },
      } as ReturnType<Authenticator['get']>;
    },
  };
  return authenticator;
}

/** A P-256 key as authenticators write it (RFC 9053): EC2, ES256. */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return isoCBOR.encode(key as never);
}
