import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { shortDate } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { counted } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** What is still owed for visits, with the way to the oldest bill, which says how to pay. Renders nothing if nothing is. */
export function OwedNote() {
  const { data: bills = [] } = useQuery({
    ...query('GET /api/bills', { query: { toPay: 'true', limit: 50 } }),
    ...polled,
  });
  const oldest = bills.at(-1);
  if (!oldest) return null;
  const { visitId, providerName, closedAt, timeZone } = oldest;
  const sum = exactPrice(bills.reduce((total, { owed }) => total + owed, 0));
  return (
    <Note
      tone="warn"
      icon="card"
      className="mb-4"
      act={
        <Button asChild variant="quiet">
          <Link to={href('visit', { id: visitId })}>See the bill</Link>
        </Button>
      }
    >
      <p className="wrap-anywhere">
        {bills.length === 1
          ? `You owe ${providerName} ${sum} for ${shortDate(closedAt, timeZone)}.`
          : `You owe ${sum} for ${counted(bills.length, 'visit')}.`}
      </p>
    </Note>
  );
}
