import { hash, randomBytes } from 'node:crypto';

/** What a secret address carries. Only its hash is stored, so that a copy of the database opens nothing. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');
