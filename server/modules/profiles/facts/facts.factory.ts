import type { FactsDraft } from '#contract/profiles/facts.ts';
import { openPlaces } from '#server/platform/places/places.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { Side } from './facts.queries.ts';
import { saveFacts } from './save-facts.ts';

/** Saves the facts of an existing groomer or business. */
export const makeFacts = (t: Transaction, accountId: string, side: Side, facts: FactsDraft) =>
  saveFacts(t, openPlaces(), accountId, side, facts);
