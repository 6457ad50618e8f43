import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Banner on every page while a renewal is past due. `accessUntil` is when access to the marketplace ends. */
export function PastDueBanner({ accessUntil, timeZone }: { accessUntil: string; timeZone: string }) {
  return (
    <aside aria-label="Payment due" className="bg-danger-soft text-danger print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <div className="flex min-w-0 gap-3">
          <Icon name="card" />
          <p>
            <b>Your last payment failed.</b> Your access stays until {monthDayYear(accessUntil, timeZone)}.
          </p>
        </div>
        <Link to={href('membership')} className="inline-flex min-h-11 items-center font-strong underline">
          Pay now
        </Link>
      </div>
    </aside>
  );
}
