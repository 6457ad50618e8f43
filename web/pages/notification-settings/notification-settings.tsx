import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { NotificationPreferencesSection } from '#web/features/notifications/preferences.tsx';
import { WayBack } from '#web/domain/site/way-back.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Notification settings',
    description: 'Choose what Wagwell tells you, where and when.',
    path: href('notification-settings'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function NotificationSettingsPage() {
  return (
    <SignedIn>
      {() => (
        <div className="wrap grid column-reading gap-5 pt-5 pb-16">
          <WayBack to={href('settings')}>Settings</WayBack>
          <h1>Notification settings</h1>
          <NotificationPreferencesSection />
        </div>
      )}
    </SignedIn>
  );
}
