import { useId, useState } from 'react';
import type { NotificationPreferences } from '#contract/notifications/notifications.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';

const usual = { from: '22:00', until: '07:00' };

/** Hours in which nothing but security mails is sent; the rest follows at their end. */
export function QuietHours({ preferences }: { preferences: NotificationPreferences }) {
  const { quietHours, timeZone } = preferences;
  const [hours, setHours] = useState(quietHours ?? usual);
  const id = useId();
  const change = useAction('PUT /api/notification-preferences', {
    failed: 'Your quiet hours were not saved',
  });
  const save = (next: typeof usual | null) => {
    if (change.busy) return;
    if (next && (next.from === '' || next.until === '' || next.from === next.until)) return;
    if (next?.from === quietHours?.from && next?.until === quietHours?.until) return;
    void change.run({ body: { quietHours: next, ...(next ? { timeZone: ownZone() } : {}) } });
  };
  const sent = change.busy ? change.sent?.body : undefined;
  const isOn = sent?.quietHours === undefined ? quietHours !== null : sent.quietHours !== null;
  return (
    <div className="grid gap-2">
      <Checkbox
        checked={isOn}
        aria-busy={change.busy}
        onChange={({ target }) => save(target.checked ? hours : null)}
      >
        Quiet hours: emails and push wait until they are over
      </Checkbox>
      {isOn && (
        <div className="flex flex-wrap items-center gap-3 pl-8">
          <label className="grid gap-1" htmlFor={`${id}-from`}>
            <span className="label">From</span>
            <TimeField
              id={`${id}-from`}
              value={hours.from}
              onChange={({ target }) => setHours({ ...hours, from: target.value })}
              onBlur={() => save(hours)}
            />
          </label>
          <label className="grid gap-1" htmlFor={`${id}-until`}>
            <span className="label">Until</span>
            <TimeField
              id={`${id}-until`}
              value={hours.until}
              onChange={({ target }) => setHours({ ...hours, until: target.value })}
              onBlur={() => save(hours)}
            />
          </label>
          <p className="w-full text-s text-ink-2">{timeZone.replaceAll('_', ' ')} time.</p>
        </div>
      )}
    </div>
  );
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
