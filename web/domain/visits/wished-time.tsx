import { useState } from 'react';
import { clockTime24, isoDay } from '#web/lib/dates.ts';
import { TimeOfPlace } from '#web/domain/calendar/time-of-place.tsx';
import { instantAt } from '#web/lib/instant-at.ts';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';

type WishedTimeProps = {
  visit: { startsAt: string; timeZone: string };
  /** Without a time while it is the one that is booked. */
  onChange: (startsAt: string | undefined) => void;
};

/** A time of the client's own, where no open one is known. */
export default function WishedTime({ visit: { startsAt, timeZone }, onChange }: WishedTimeProps) {
  const [day, setDay] = useState(() => isoDay(startsAt, timeZone));
  const [time, setTime] = useState(() => clockTime24(startsAt, timeZone));
  const [today] = useState(() => isoDay(new Date(), timeZone));
  const take = (to: { day: string; time: string }) => {
    setDay(to.day);
    setTime(to.time);
    const wished = to.day && to.time ? instantAt(to.day, to.time, timeZone) : undefined;
    onChange(wished && Date.parse(wished) !== Date.parse(startsAt) ? wished : undefined);
  };
  return (
    <>
      <div className="grid items-start gap-4 min-[400px]:grid-cols-2">
        <Field label="Day">
          <DateField value={day} onChange={(to) => take({ day: to, time })} min={today} />
        </Field>
        <Field label="Begins">
          <TimeField value={time} onChange={({ target }) => take({ day, time: target.value })} />
        </Field>
      </div>
      <TimeOfPlace at={startsAt} timeZone={timeZone} />
    </>
  );
}
