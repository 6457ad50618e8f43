import {
  categoryNames,
  isAlwaysOn,
  notificationCategories,
  notificationChannels,
} from '#contract/notifications/notification-categories.ts';
import type {
  NotificationCategory,
  NotificationChannel,
} from '#contract/notifications/notification-categories.ts';
import type { NotificationPreferences } from '#contract/notifications/notifications.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { usePreferences, usePushKey } from './notifications.api.ts';
import { PushSwitch } from './push-switch.tsx';
import { QuietHours } from './quiet-hours.tsx';

const channelLabels: Record<NotificationChannel, string> = {
  inApp: 'In the app',
  email: 'Email',
  push: 'Push',
};

/** Which notifications come by which channel, and when none come. */
export function NotificationPreferencesSection() {
  const preferences = usePreferences();
  if (!preferences.data)
    return preferences.error ? (
      <FailedQuery heading="h2" query={preferences} title="Your choices did not load" />
    ) : (
      <LoadingLines className="h-20" />
    );
  return <Choices preferences={preferences.data} />;
}

function Choices({ preferences }: { preferences: NotificationPreferences }) {
  const change = useAction('PUT /api/notification-preferences', { failed: 'Your choice was not saved' });
  const { categories, digest, quietHours, urgentInQuietHours } = preferences;
  const canPush = Boolean(usePushKey().data?.publicKey);
  const channels = notificationChannels.filter((channel) => canPush || channel !== 'push');
  const sent = change.busy ? change.sent?.body : undefined;
  const isOn = (category: NotificationCategory, channel: NotificationChannel) =>
    sent?.categories?.[category]?.[channel] ?? categories[category][channel];
  return (
    <div className="grid gap-10">
      <section className="grid gap-1" aria-labelledby="channels">
        <h2 id="channels">What and where</h2>
        {categoryNames.map((category) => (
          <fieldset
            key={category}
            className="grid gap-x-6 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
          >
            <legend className="sr-only">{notificationCategories[category].label}</legend>
            <p aria-hidden="true">
              <b className="block">{notificationCategories[category].label}</b>
              <span className="text-ink-2">{notificationCategories[category].about}</span>
            </p>
            <div className="flex flex-wrap gap-x-6">
              {channels.map((channel) => (
                <Checkbox
                  key={channel}
                  checked={isOn(category, channel)}
                  disabled={isAlwaysOn(category, channel)}
                  aria-busy={change.busy}
                  onChange={({ target }) => {
                    if (!change.busy)
                      void change.run({
                        body: { categories: { [category]: { [channel]: target.checked } } },
                      });
                  }}
                >
                  {channelLabels[channel]}
                </Checkbox>
              ))}
            </div>
          </fieldset>
        ))}
        <p className="pt-2 text-s text-ink-2">
          Emails about your membership and your security always come, because they concern your money and your
          account.
        </p>
      </section>
      <PushSwitch />
      <section className="grid justify-items-start gap-2" aria-labelledby="pace">
        <h2 id="pace">When</h2>
        <QuietHours preferences={preferences} />
        {quietHours && (
          <Checkbox
            checked={sent?.urgentInQuietHours ?? urgentInQuietHours}
            aria-busy={change.busy}
            onChange={({ target }) => {
              if (!change.busy) void change.run({ body: { urgentInQuietHours: target.checked } });
            }}
          >
            Urgent shifts may come in quiet hours
          </Checkbox>
        )}
        <Checkbox
          checked={sent?.digest ?? digest}
          aria-busy={change.busy}
          onChange={({ target }) => {
            if (!change.busy) void change.run({ body: { digest: target.checked } });
          }}
        >
          One email each morning at 8:00 AM for everything that can wait
        </Checkbox>
      </section>
    </div>
  );
}
