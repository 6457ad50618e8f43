import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';

/** What a client owes, where it is only said. */
export const OwesBadge = ({ cents = 0 }: { cents?: number | undefined }) =>
  cents > 0 && <Badge tone="warn">Owes {price(cents)}</Badge>;

/** What a client owes from before, where it could be collected; the way to pay is on the client's page. */
export function Owes({ clientId, cents = 0 }: { clientId: string; cents?: number | undefined }) {
  if (cents <= 0) return null;
  return (
    <Link to={href('client', { id: clientId })} className="w-fit">
      <OwesBadge cents={cents} />
    </Link>
  );
}
