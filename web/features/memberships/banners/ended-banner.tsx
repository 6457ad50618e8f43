import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Banner on every page once the membership has ended. */
export function EndedBanner({ endedAt, timeZone }: { endedAt: string; timeZone: string }) {
  return (
    <aside aria-label="Membership ended" className="bg-straw-soft text-straw-ink print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <div className="flex min-w-0 gap-3">
          <Icon name="info" />
          <p>
            <b>Your membership ended on {monthDayYear(endedAt, timeZone)}.</b> You can still read your
            records.
          </p>
        </div>
        <Link to={href('membership')} className="inline-flex min-h-11 items-center font-strong underline">
          Join again
        </Link>
      </div>
    </aside>
  );
}
