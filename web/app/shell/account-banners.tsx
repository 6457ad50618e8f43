import UnconfirmedBanner from '#web/features/identity/unconfirmed-banner.tsx';
import type { Viewer } from '#web/features/identity/viewer.ts';
import { WeakPasswordBanner } from '#web/features/identity/weak-password-banner.tsx';
import { EndedBanner } from '#web/features/memberships/banners/ended-banner.tsx';
import { PastDueBanner } from '#web/features/memberships/banners/past-due-banner.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { accountNotices } from './account-notices.ts';

/** What an account has to put right, above every page; apart, because most accounts have none of it. */
export default function AccountBanners({ viewer }: { viewer: Viewer }) {
  const { owed, unconfirmedEmail, hasWeakPassword, ended } = accountNotices(viewer);
  return (
    <>
      {owed && <PastDueBanner accessUntil={owed.accessUntil} timeZone={owed.timeZone} />}
      {unconfirmedEmail && (
        // The frame of a page has no query client.
        <QueryProvider>
          <UnconfirmedBanner email={unconfirmedEmail} />
        </QueryProvider>
      )}
      {hasWeakPassword && <WeakPasswordBanner />}
      {ended && <EndedBanner endedAt={ended.accessUntil} timeZone={ended.timeZone} />}
    </>
  );
}
