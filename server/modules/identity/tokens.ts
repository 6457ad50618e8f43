import { hash, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits for a cookie or a mailed link. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Hashes a token for the database, so that reading the table does not allow signing in. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer');
