import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import UnconfirmedBanner from '#web/features/identity/unconfirmed-banner.tsx';
import type { Viewer } from '#web/features/identity/viewer.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { accountNotices } from './account-notices.ts';

/** What an account has to put right, above every page; apart, because most accounts have none of it. */
export default function AccountBanners({ viewer }: { viewer: Viewer }) {
  const { owed, unconfirmedEmail, hasWeakPassword, ended } = accountNotices(viewer);
  return (
    <>
      {owed && (
        <Banner label="Payment due" icon="card" tone="danger" to={href('membership')} act="Pay now">
          <b>Your last payment failed.</b> Your access stays until{' '}
          {monthDayYear(owed.accessUntil, owed.timeZone)}.
        </Banner>
      )}
      {unconfirmedEmail && (
        // The frame of a page has no query client.
        <QueryProvider>
          <UnconfirmedBanner email={unconfirmedEmail} />
        </QueryProvider>
      )}
      {hasWeakPassword && (
        <Banner label="Your password" icon="key" to={`${href('settings')}#password`} act="Change it">
          <b>Your password is easy to guess.</b> Anyone who guesses it can sign in as you.
        </Banner>
      )}
      {ended && (
        <Banner label="Membership ended" icon="info" to={href('membership')} act="Join again">
          <b>Your membership ended on {monthDayYear(ended.accessUntil, ended.timeZone)}.</b> You can still
          read your records.
        </Banner>
      )}
    </>
  );
}

type BannerProps = {
  label: string;
  icon: IconName;
  tone?: 'warn' | 'danger';
  to: string;
  /** The words of the link. */
  act: string;
  children: ReactNode;
};

function Banner({ label, icon, tone = 'warn', to, act, children }: BannerProps) {
  const colors = tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-straw-soft text-straw-ink';
  return (
    <aside aria-label={label} className={`${colors} print:hidden`}>
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <div className="flex min-w-0 gap-3">
          <Icon name={icon} />
          <p>{children}</p>
        </div>
        <Link to={to} className="inline-flex min-h-11 items-center font-strong underline">
          {act}
        </Link>
      </div>
    </aside>
  );
}
