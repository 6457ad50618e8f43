import type { Sql } from '#server/platform/database/sql.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import { clockInWords, dayInWords } from '#server/platform/wall-clock.ts';
import { findLateFee } from './charge-fee.ts';

/** Until when a client cancels free of charge, and what it costs then; nothing where it costs nothing. */
export async function feeSentence(sql: Sql, visitId: string, timeZone: string, now: Date): Promise<string> {
  const late = await findLateFee(sql, visitId);
  if (!late) return '';
  const fee = dollarsInShort(late.fee);
  const until = `${dayInWords(late.freeUntil, timeZone, now)} at ${clockInWords(late.freeUntil, timeZone)}`;
  return now <= late.freeUntil
    ? `You can cancel free of charge until ${until}. After that it costs ${fee}.`
    : `The time to cancel free of charge has ended: it costs ${fee} now.`;
}
