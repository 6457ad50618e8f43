import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import type { CalendarEvent, TimeOff } from '#contract/calendar/calendar.ts';
import { href } from '#contract/pages.ts';
import type { MarkedTime } from '#web/features/calendar/calendar-acts.ts';
import { calendarViews, spanOf } from '#web/features/calendar/calendar-days.ts';
import { CalendarView, narrow } from '#web/features/calendar/calendar-view.tsx';
import { useCalendar } from '#web/features/calendar/calendar.api.ts';
import { FeedCard } from '#web/features/calendar/ical-feed-card.tsx';
import { HoursCard } from '#web/features/calendar/hours-card.tsx';
import { OutsideCalendarCard } from '#web/features/outside-calendars/outside-calendar-card.tsx';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { useUserType } from '#web/features/identity/user-type.tsx';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { isoDay } from '#web/lib/dates.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { useNow } from '#web/lib/use-now.ts';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';

const TimeOffForm = lazyPart(() => import('#web/features/calendar/time-off-form.tsx'));
const MoveFromCalendar = lazyPart(() => import('./move-from-calendar.tsx'));
const DuePets = lazyPart(
  () => import('./due-pets.tsx'),
  () => true,
);

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Calendar',
    description: 'Your shifts, visits and time off.',
    path: href('calendar'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function CalendarPage() {
  return <SignedIn>{(session) => <OwnCalendar session={session} />}</SignedIn>;
}

/** The view and the day are in the address; without a day, it is today in the person's own time zone. */
function useShown(timeZone: string | undefined) {
  const [params, setParams] = useSearchParams();
  const isNarrow = useMedia(narrow);
  const today = isoDay(useNow(), timeZone);
  const asked = calendarViews.find((each) => each === params.get('view'));
  const day = params.get('day') ?? '';
  return {
    view: asked ?? (isNarrow ? ('agenda' as const) : ('week' as const)),
    day: /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : today,
    show: (view: string, next: string) =>
      setParams({ view, day: next }, { replace: true, preventScrollReset: true }),
  };
}

function OwnCalendar({ session }: { session: SessionReply }) {
  const { roles, id: viewerId } = session.user;
  const isProvider = roles.some((role) => role !== 'pet_owner');
  const { userType } = useUserType();
  const { view, day, show } = useShown(session.timeZone);
  const query = useCalendar(spanOf(view, day));
  const [timeOff, setTimeOff] = useState<TimeOff | MarkedTime>();
  const [moved, setMoved] = useState<{ visit: CalendarEvent; startsAt: string | undefined }>();
  const addTimeOff = () => setTimeOff({ day, from: '', to: '' });
  return (
    <div className="wrap grid gap-6 pt-5 pb-16 lg:pt-8">
      <CalendarView
        query={query}
        view={view}
        day={day}
        add={<AddToDay day={isProvider ? day : undefined} onTimeOff={addTimeOff} />}
        byTable={userType === 'owner' && roles.includes('owner')}
        onShow={show}
        onTimeOff={setTimeOff}
        onMove={(visit, startsAt) => setMoved({ visit, startsAt })}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Suspense>
          {query.data && roles.includes('pet_owner') && <DuePets calendar={query.data} user={session.user} />}
        </Suspense>
        {query.data && isProvider && <HoursCard hours={query.data} />}
        {isProvider && <OutsideCalendarCard />}
        <FeedCard />
      </div>
      <Suspense>
        {timeOff && <TimeOffForm edited={timeOff} onClose={() => setTimeOff(undefined)} />}
        {moved && (
          <MoveFromCalendar
            id={moved.visit.id}
            startsAt={moved.startsAt}
            viewerId={viewerId}
            onClose={() => setMoved(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

type AddToDayProps = {
  /** The day for which a provider may add a visit. */
  day: string | undefined;
  onTimeOff: () => void;
};

/** The same as on the Day. */
function AddToDay({ day, onTimeOff }: AddToDayProps) {
  if (day === undefined)
    return <AddButton what="time off" brief variant="primary" className="max-sm:px-3" onClick={onTimeOff} />;
  return (
    <Menu
      trigger={
        <Button variant="primary" className="max-sm:px-3">
          <Icon name="plus" size="s" />
          Add
        </Button>
      }
    >
      <MenuItem asChild>
        <Link to={`${href('day')}?on=${day}&add=visit`}>Visit</Link>
      </MenuItem>
      <MenuItem onSelect={onTimeOff}>Time off</MenuItem>
    </Menu>
  );
}
