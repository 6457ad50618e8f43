import { useQuery } from '@tanstack/react-query';
import {
  categoryNames,
  isAlwaysOn,
  notificationCategories,
} from '#contract/notifications/notification-categories.ts';
import type { NotificationCategory } from '#contract/notifications/notification-categories.ts';
import type { MailPreferences as Preferences } from '#contract/notifications/notifications.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useSite } from '#web/domain/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Note } from '#web/ui/note.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type Leaving = NotificationCategory | 'digest';

const leavable = categoryNames.filter((category) => !isAlwaysOn(category, 'email'));

const leavingOf = (leave: string | null): Leaving | undefined =>
  leave === 'digest' ? leave : leavable.find((category) => category === leave);

/** Which mails come, for a reader who follows a link in a mail and need not sign in. */
export function MailPreferences({ mailKey, leave }: { mailKey: string; leave: string | null }) {
  const preferences = useQuery(query('GET /api/mail-preferences/:key', { params: { key: mailKey } }));
  const { supportEmail } = useSite();
  if (preferences.isPending) return <Spinner label="Loading your choices..." />;
  if (!preferences.data)
    return (
      <>
        <FailedQuery
          heading="h2"
          query={preferences}
          title="This link does not work"
          otherwise="Open it from the email again."
        />
        <p className="text-ink-2">
          Some email apps cut long links. You can also sign in and choose under Notifications in Settings, or
          write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, and we end the emails for you.
        </p>
      </>
    );
  return <Choices mailKey={mailKey} leaving={leavingOf(leave)} preferences={preferences.data} />;
}

type ChoicesProps = { mailKey: string; leaving: Leaving | undefined; preferences: Preferences };

function Choices({ mailKey, leaving, preferences }: ChoicesProps) {
  const params = { key: mailKey };
  const change = useAction('PUT /api/mail-preferences/:key', {
    fills: query('GET /api/mail-preferences/:key', { params }).queryKey,
    failed: 'Your choice was not saved',
  });
  const sent = change.busy ? change.sent?.body : undefined;
  const isOn = (name: Leaving) =>
    name === 'digest'
      ? (sent?.digest ?? preferences.digest)
      : (sent?.categories?.[name] ?? preferences.categories[name]);
  const choose = (name: Leaving, on: boolean) => {
    if (!change.busy)
      void change.run({ params, body: name === 'digest' ? { digest: on } : { categories: { [name]: on } } });
  };
  return (
    <>
      {leaving && (
        <Leave
          label={leaving === 'digest' ? 'the daily summary' : notificationCategories[leaving].label}
          left={!isOn(leaving)}
          busy={change.busy}
          onLeave={() => choose(leaving, false)}
        />
      )}
      <fieldset className="grid">
        <legend className="label mb-2">Hi {preferences.firstName}, send me emails about</legend>
        {leavable.map((category) => (
          <Checkbox
            key={category}
            checked={isOn(category)}
            aria-busy={change.busy}
            onChange={({ target }) => choose(category, target.checked)}
          >
            <b className="font-semibold">{notificationCategories[category].label}</b>
            <span className="block text-s text-ink-2">{notificationCategories[category].about}</span>
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox
        checked={isOn('digest')}
        aria-busy={change.busy}
        onChange={({ target }) => choose('digest', target.checked)}
      >
        One email each morning for everything that can wait
      </Checkbox>
      <p className="text-s text-ink-2">
        Emails about your membership and your security always come. Your choices are saved right away.
      </p>
    </>
  );
}

type LeaveProps = { label: string; left: boolean; busy: boolean; onLeave: () => void };

/** The one answer that a reader most likely came for. */
function Leave({ label, left, busy, onLeave }: LeaveProps) {
  return (
    <output className="grid gap-3">
      {left ? (
        <Note tone="good">No more emails about: {label}.</Note>
      ) : (
        <Button variant="primary" big wide busy={busy && 'Stopping...'} onClick={onLeave}>
          Stop emails about: {label}
        </Button>
      )}
    </output>
  );
}
