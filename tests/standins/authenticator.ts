import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The site as the browser would name it. */
const origin = 'http://localhost:3000';
const rpId = 'localhost';

/** Flags of authenticator data: the user was there, was verified, and a key follows. */
const [present, verified, withKey] = [0x01, 0x04, 0x40];

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const clientData = (type: string, challenge: string, from = origin) =>
  JSON.stringify({ type: `webauthn.${type}`, challenge, origin: from, crossOrigin: false });

/** The public key as COSE writes it. */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const entries: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ];
  return isoCBOR.encode(new Map(entries));
}

type Signing = { challenge: string; from?: string; isVerified?: boolean };

/** An authenticator with one passkey, as a phone has it. */
export function newAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;
  const dataOf = (flags: number, key: Uint8Array[] = []) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash('sha256', rpId, 'buffer'), Buffer.from([flags]), count, ...key]);
  };
  return {
    id: base64url(credentialId),
    /** The fields of `POST /api/passkeys`. */
    create({ challenge, from, isVerified = true }: Signing) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const flags = present | withKey | (isVerified ? verified : 0);
      const authData = dataOf(flags, [Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: base64url(credentialId),
        clientDataJSON: base64url(clientData('create', challenge, from)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      };
    },
    /** The fields of `POST /auth/passkey`. */
    signIn({ challenge, from, isVerified = true }: Signing) {
      counter += 1;
      const authData = dataOf(present | (isVerified ? verified : 0));
      const told = clientData('get', challenge, from);
      const signed = Buffer.concat([authData, hash('sha256', told, 'buffer')]);
      return {
        id: base64url(credentialId),
        clientDataJSON: base64url(told),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, privateKey)),
      };
    },
  };
}
