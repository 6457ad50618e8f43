import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';

type OwesProps = {
  /** Cents of all that the client owes. */
  cents?: number | undefined;
  /** Cents of it that are owed for the visit shown; undefined on a client's page. */
  here?: number | undefined;
};

/** 'Owes $45 for this visit, $60 in all' */
function owesWords(cents: number, here: number | undefined): string {
  if (here === undefined) return `Owes ${price(cents)}`;
  const parts = [here > 0 && `${price(here)} for this visit`, here !== cents && `${price(cents)} in all`];
  return `Owes ${parts.filter(Boolean).join(', ')}`;
}

/** What is owed in a line of a visit, in few words: for this visit, or else in all. */
export const OwesBadge = ({ cents = 0, here = 0 }: OwesProps) =>
  cents > 0 && (
    <Badge tone="warn">{here > 0 ? `Owes ${price(here)} for this` : owesWords(cents, here)}</Badge>
  );

/** What a client owes, where it could be collected; the way to pay is on the client's page. */
export function Owes({ clientId, cents = 0, here }: OwesProps & { clientId: string }) {
  if (cents <= 0) return null;
  return (
    <Link to={href('client', { id: clientId })} className="w-fit">
      <Badge tone="warn">{owesWords(cents, here)}</Badge>
    </Link>
  );
}
