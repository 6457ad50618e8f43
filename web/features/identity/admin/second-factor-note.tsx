import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { useSite } from '#web/domain/site/site.ts';
import { query } from '#web/lib/api/query.ts';
import { Note } from '#web/ui/note.tsx';

/** Where real money moves, leads admins without a second factor to set one up. */
export function SecondFactorNote() {
  const movesMoney = useSite().processor === 'stripe';
  const twoFactor = useQuery({ ...query('GET /api/two-factor'), enabled: movesMoney });
  if (!movesMoney || twoFactor.data?.isOn !== false) return null;
  return (
    <Note tone="warn" role="status">
      <b>Your account can refund money and suspend people with a password alone.</b> Please turn on two-factor
      sign-in in your{' '}
      <Link to={href('settings')} className="underline">
        settings
      </Link>
      .
    </Note>
  );
}
