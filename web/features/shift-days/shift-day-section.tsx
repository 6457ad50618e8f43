import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ShiftDay } from '#contract/shifts/shift-days.ts';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Extras } from './extras.tsx';

const RunLate = lazyPart(() => import('./run-late.tsx'));
const ArriveByCode = lazyPart(() => import('./arrive-by-code.tsx'));
const LeaveEarly = lazyPart(() => import('./leave-early.tsx'));

type ShiftDaySectionProps = { shift: ShiftDetail; own: boolean };

/** The day of a filled shift: where the groomer is, when they left, and extra work, for both sides alike. */
export default function ShiftDaySection({ shift, own }: ShiftDaySectionProps) {
  const day = useQuery({
    ...query('GET /api/shifts/:id/day', { params: { id: shift.id } }),
    ...polled,
  }).data;
  if (!day) return null;
  const quiet = day.actions.length === 0 && !day.onMyWayAt && !day.arrivedAt && day.extras.length === 0;
  if (quiet && !day.leftAt) return null;
  return (
    <section aria-labelledby="shift-day" className="card grid grid-cols-1 gap-4">
      <h2 id="shift-day">The day</h2>
      <Said day={day} shift={shift} own={own} />
      <DayActs day={day} shift={shift} own={own} />
      <Extras day={day} shift={shift} />
    </section>
  );
}

type DayProps = { day: ShiftDay; shift: ShiftDetail; own: boolean };

/** What was said so far, one line each. */
function Said({ day, shift, own }: DayProps) {
  const at = (instant: string) => clockTime(instant, shift.timeZone);
  const groomer = own ? (shift.groomer?.name ?? 'The groomer') : 'You';
  const [is, has] = own ? ['is', 'has'] : ['are', 'have'];
  const lines = [
    day.onMyWayAt && `${groomer} ${is} on the way since ${at(day.onMyWayAt)}.`,
    day.lateMinutes && !day.arrivedAt && `${groomer} ${is} running ${day.lateMinutes} minutes late.`,
    day.arrivedAt && `${groomer} ${has} arrived, ${at(day.arrivedAt)}${day.byCode ? ', with the code' : ''}.`,
    !day.arrivedAt &&
      day.groomerArrivedAt &&
      `${groomer} said so at ${at(day.groomerArrivedAt)}; the business confirms it.`,
    !day.arrivedAt &&
      day.ownerArrivedAt &&
      `The business said at ${at(day.ownerArrivedAt)} that the groomer is there; the groomer confirms it.`,
    day.leftAt &&
      `${groomer} left early, ${at(day.leftAt)}${
        day.leftAllowed === null ? '' : day.leftAllowed ? ', with permission' : ', without permission'
      }.${day.leftNote ? ` “${day.leftNote}”` : ''}`,
  ].filter(Boolean);
  return (
    <>
      {own && day.code && !day.arrivedAt && day.actions.includes('arrive') && (
        <p className="wrap-anywhere">
          Tell {groomer} this code when they are there:{' '}
          <b className="text-[1.375rem] tracking-widest tabular-nums">{day.code}</b>
        </p>
      )}
      {lines.map((line) => (
        <p key={String(line)} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </>
  );
}

function DayActs({ day, shift, own }: DayProps) {
  const [asked, setAsked] = useState<'late' | 'code' | 'leave'>();
  const close = () => setAsked(undefined);
  const params = { id: shift.id };
  const way = useAction('POST /api/shifts/:id/day/on-my-way', {
    done: { title: `${shift.business.businessName} sees that you are on the way` },
    failed: 'It was not sent',
  });
  const there = useAction('POST /api/shifts/:id/day/arrive', {
    done: (now) =>
      now.arrivedAt
        ? { title: 'Noted: there' }
        : { title: 'Noted', description: 'The other side confirms it.' },
    failed: 'It was not recorded',
  });
  const leaving = useAction('POST /api/shifts/:id/day/answer-leaving', {
    done: { title: 'Noted' },
    failed: 'It was not recorded',
  });
  const can = (action: ShiftDay['actions'][number]) => day.actions.includes(action);
  return (
    <>
      <div className="grid gap-2 empty:hidden sm:grid-cols-2">
        {can('on_my_way') && (
          <Button
            variant="primary"
            wide
            busy={way.busy && 'Sending...'}
            onClick={() => void way.run({ params })}
          >
            On my way
          </Button>
        )}
        {!own && can('arrive') && (
          <Button variant={can('on_my_way') ? 'line' : 'primary'} wide onClick={() => setAsked('code')}>
            I am there
          </Button>
        )}
        {own && can('arrive') && (
          <Button wide busy={there.busy && 'Saving...'} onClick={() => void there.run({ params, body: {} })}>
            The groomer is there
          </Button>
        )}
        {can('late') && (
          <Button wide onClick={() => setAsked('late')}>
            Running late
          </Button>
        )}
        {can('leave_early') && (
          <Button wide onClick={() => setAsked('leave')}>
            I have to leave early
          </Button>
        )}
        {can('answer_leaving') && (
          <>
            <Button
              variant="primary"
              wide
              busy={leaving.busy && 'Saving...'}
              onClick={() => void leaving.run({ params, body: { allowed: true } })}
            >
              With my permission
            </Button>
            <Button wide onClick={() => void leaving.run({ params, body: { allowed: false } })}>
              Without permission
            </Button>
          </>
        )}
      </div>
      <Suspense>
        {asked === 'late' && <RunLate shift={shift} onClose={close} />}
        {asked === 'code' && <ArriveByCode shift={shift} onClose={close} />}
        {asked === 'leave' && <LeaveEarly shift={shift} onClose={close} />}
      </Suspense>
    </>
  );
}
