import { hash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or a mailed link. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database keeps of a token: whoever reads the table cannot sign in with it. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer');
