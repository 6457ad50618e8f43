import { randomInt } from 'node:crypto';
import type { Transaction } from '#server/platform/transaction.ts';
import { hashToken } from '../tokens.ts';
import { replaceRecoveryCodes } from './two-factor.queries.ts';

const howMany = 10;
/** Without letters and digits that look alike. 24 of these are 118 bits, so that a plain hash of a code reveals nothing. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 6;

const newGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
const newCode = () => Array.from({ length: groups }, newGroup).join('-');

/** The hash of a code as it may be typed: in any case, with spaces or dashes anywhere. */
export const hashRecoveryCode = (typed: string): Buffer =>
  hashToken(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

/** Gives the account ten new recovery codes in place of the former ones; only their hashes are stored. */
export async function issueRecoveryCodes(t: Transaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await replaceRecoveryCodes(t.sql, accountId, codes.map(hashRecoveryCode), t.now);
  return codes;
}
