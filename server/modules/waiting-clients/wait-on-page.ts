import { clientOfTicket, requireOpenPage } from '#server/modules/booking-page/index.ts';
import type { Address } from '#server/modules/booking-page/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { hasVisitAhead } from './waiting-clients.queries.ts';
import { waitForOpening } from './wait-for-opening.ts';

type Wish = Pick<Parameters<typeof waitForOpening>[2], 'petIds' | 'weekdays' | 'hours'> & {
  ticket: string;
  minutes: number;
};

/**
 * A client of a booking page waits for an opening. New clients do not: a proven email or phone alone puts no one on the list.
 * @throws Problem `not_offered`, `link_expired`, `full`, `invalid` naming the field
 */
export async function waitOnPage(t: Transaction, address: Address, { ticket, ...wish }: Wish) {
  const page = await requireOpenPage(t.sql, address);
  const { client, refusal } = await clientOfTicket(t.sql, page, ticket, t.now);
  if (refusal) throw problem('not_offered', refusal);
  if (!client?.isKnown)
    throw problem(
      'not_offered',
      `${page.shortName} notes clients whom they know. Please ask ${page.shortName}.`,
    );
  if (await hasVisitAhead(t.sql, client.id, t.now))
    throw problem(
      'not_offered',
      'You have a visit ahead. Its link lets you say that you want an earlier time.',
    );
  const { until } = await waitForOpening(t, page.accountId, { clientId: client.id, ...wish });
  return { until };
}
