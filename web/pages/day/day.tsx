import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import type { Client } from '#contract/clients/clients.ts';
import type { ProviderDay } from '#contract/day/day.ts';
import { isOpen } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { useIsFrontDesk } from '#web/domain/front-desk/use-is-front-desk.ts';
import { AddToDay } from '#web/features/day/add-to-day.tsx';
import type { ToAdd } from '#web/features/day/add-to-day.tsx';
import { DayActs } from '#web/features/day/day-act.tsx';
import { DayCard } from '#web/features/day/day-card.tsx';
import { justNow } from '#web/features/day/booking/booking.api.ts';
import type { BookingAt } from '#web/features/day/booking/booking.api.ts';
import { DayView } from '#web/features/day/day-view.tsx';
import { isUnassigned } from '#web/features/day/visit-marks.tsx';
import { isBehind } from '#web/features/day/visit-row.tsx';
import { useDay } from '#web/features/day/day.api.ts';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { FreedTimes } from '#web/features/waiting-clients/freed-times.tsx';
import { OverdueActs } from '#web/features/visits/overdue-acts.tsx';
import { VisitMenu } from '#web/features/visits/visit-menu.tsx';
import { query as read } from '#web/lib/api/query.ts';
import { useStep } from '#web/lib/url/use-step.ts';
import { addDays } from '#reference/calendar-days.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { ByWidth } from '#web/ui/widths/by-width.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { usePlaceBeforeBooking, useZoneWithoutPlace } from '../parts/ask-place.tsx';
// The server draws the board before its script is there.
import '#web/features/day/board/board.css';

const CompleteVisit = lazyPart(() => import('#web/features/visits/report-cards/complete-visit.tsx'));
const BookingSheet = lazyPart(() => import('#web/features/day/booking/booking-sheet.tsx'));
const ClearDay = lazyPart(() => import('#web/features/clear-day/clear-day.tsx'));
const board = '(width >= 75rem)';
const DayBoard = lazyPart(
  () => import('#web/features/day/board/day-board.tsx'),
  () => window.matchMedia(board).matches,
);
const DriveTheDay = lazyPart(() => import('#web/features/day/driving/drive-the-day.tsx'));
const MoveOnBoard = lazyPart(() => import('#web/features/day/board/move-on-board.tsx'));
const HandOver = lazyPart(() => import('#web/features/staff/hand-over.tsx'));
const PrintedDay = lazyPart(() => import('#web/features/day/printed-day.tsx'));
const TimeOffForm = lazyPart(() => import('#web/features/calendar/time-off-form.tsx'));
const SeriesList = lazyPart(() => import('#web/features/visit-series/series-list.tsx'));
const CoverDay = lazyPart(() => import('./cover-day.tsx'));
const CheckInVisit = lazyPart(() => import('#web/features/visits/check-in/check-in-visit.tsx'));

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, { title: 'Day', description: 'Your visits, hour by hour.', path: href('day') }),
  { name: 'robots', content: 'noindex' },
];

export default function DayPage() {
  return <SignedIn>{() => <OwnDay />}</SignedIn>;
}

type Person = { id: string; name: string };
type Asked =
  | { what: 'card' | 'check-in' | 'assign'; visit: Visit }
  | { what: 'series' | 'clear' | 'print' | 'drive' | 'time-off' }
  | { what: 'hand-over'; person: Person }
  | { what: 'cover'; person: Person; on: string }
  | { what: 'visit'; at?: BookingAt; client?: Client; isNew?: true };

/** What is opened to add something to the day. */
function toAsk(what: ToAdd): Asked {
  if (what === 'walk-in') return { what: 'visit', at: { startsAt: justNow(new Date()), walkIn: true } };
  return what === 'client' ? { what: 'visit', isNew: true } : { what };
}

/** What a link asks for: the series, or a visit on the day that it leads to, of its client if it names one. */
function useLinkedBooking(params: URLSearchParams, shownDay: string | undefined): Asked | undefined {
  const clientId = params.get('client') ?? '';
  const isAsked = params.get('add') === 'visit' && shownDay === (params.get('on') ?? shownDay);
  const client = useQuery({
    ...read('GET /api/clients/:id', { params: { id: clientId } }),
    enabled: isAsked && clientId !== '',
  });
  if (params.get('add') === 'series') return { what: 'series' };
  if (!isAsked || (clientId !== '' && client.isPending)) return undefined;
  return { what: 'visit', ...(client.data ? { client: client.data } : {}) };
}

function OwnDay() {
  const isDesk = useIsFrontDesk();
  const [params, setParams] = useSearchParams();
  const on = /^\d{4}-\d\d-\d\d$/.exec(params.get('on') ?? '')?.[0];
  const query = useDay(on, useZoneWithoutPlace());
  const place = usePlaceBeforeBooking(query.data?.timeZone);
  const [own, setAsked] = useState<Asked>();
  const linked = useLinkedBooking(params, query.data?.on);
  const asked = own ?? linked;
  const show = (next: string | undefined) =>
    setParams(next ? { on: next } : {}, { replace: true, preventScrollReset: true });
  const step = useStep(on, show);
  const close = () => {
    setAsked(undefined);
    if (linked) show(on);
  };
  const [chosenId, setChosenId] = useState<string>();
  const queries = useQueryClient();
  const bookAt = async (id: string, startsAt: string) => {
    const client = await queries.fetchQuery(read('GET /api/clients/:id', { params: { id } }));
    setAsked({ what: 'visit', client, at: { startsAt } });
  };
  if (query.isLoadingError)
    return (
      <div className="wrap py-12">
        <FailedQuery query={query} title="The day did not load" />
      </div>
    );
  if (!query.data)
    return (
      <div className="wrap grid gap-4 pt-3 lg:pt-8" aria-busy="true">
        <Skeleton className="h-20" />
        <Skeleton className="h-64" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  const { salon, today } = query.data;
  const askedDay = on ?? today;
  const hasBoard = salon !== null && salon.people.length > 0;
  const chosen = query.data.visits.find(({ id }) => id === chosenId);
  const viewOf = (isBoard: boolean) => ({
    day: query.data,
    askedDay,
    isLoading: query.isPlaceholderData,
    onShow: show,
    onStep: (days: number) => step((from) => addDays(from ?? today, days)),
    add: (
      <>
        <AddToDay
          visitButton={isBoard ? (chosen && !isBehind(chosen) ? 'line' : 'primary') : undefined}
          onAsk={(what) => setAsked(toAsk(what))}
        />
        {query.data.on >= query.data.today && (
          <Menu trigger={<IconButton icon="more" label="More for this day" />}>
            {busyPeople(query.data).map((person) => (
              <MenuItem key={person.id} onSelect={() => setAsked({ what: 'hand-over', person })}>
                Hand over {person.name}’s day
              </MenuItem>
            ))}
            {query.data.visits.some(isStopAhead) && (
              <MenuItem onSelect={() => setAsked({ what: 'drive' })}>Drive the day</MenuItem>
            )}
            {query.data.visits.length > 0 && (
              <MenuItem onSelect={() => setAsked({ what: 'print' })}>Print the day</MenuItem>
            )}
            {!isDesk && (
              <MenuItem icon="x" danger onSelect={() => setAsked({ what: 'clear' })}>
                Clear the day
              </MenuItem>
            )}
          </Menu>
        )}
      </>
    ),
    freed: query.data.on === query.data.today && (
      <FreedTimes onBook={(clientId, startsAt) => void bookAt(clientId, startsAt)} />
    ),
    renderVisit: (visit: Visit) => (
      <DayCard
        visit={visit}
        unassigned={isUnassigned({ salon }, visit)}
        acts={
          <DayActs
            visit={visit}
            alone={!salon}
            overdue={<OverdueActs visit={visit} />}
            onCheckInAsk={() => setAsked({ what: 'check-in', visit })}
            onReportCard={() => setAsked({ what: 'card', visit })}
          />
        }
        menu={
          <VisitMenu visit={visit}>
            {!isBoard && salon && visit.actions.includes('assign') && (
              <MenuItem onSelect={() => setAsked({ what: 'assign', visit })}>Person and table</MenuItem>
            )}
          </VisitMenu>
        }
      />
    ),
  });
  const list = (
    <DayView
      {...viewOf(false)}
      chosenId={chosenId}
      onChoose={setChosenId}
      first={<AddButton what="visit" variant="primary" onClick={() => setAsked({ what: 'visit' })} />}
    />
  );
  const boardOfDay = (
    <Suspense fallback={<Skeleton className="m-6 h-96" />}>
      <DayBoard
        {...viewOf(true)}
        chosenId={chosenId}
        onChoose={setChosenId}
        onHandOver={(person) => setAsked({ what: 'hand-over', person })}
        onBook={(given) => setAsked({ what: 'visit', ...given })}
      />
    </Suspense>
  );
  return (
    <>
      {hasBoard ? <ByWidth at="75rem" narrow={list} wide={boardOfDay} /> : list}
      <Suspense>
        {asked?.what === 'visit' && (
          <BookingSheet
            from={query.data.on < query.data.today ? query.data.today : query.data.on}
            timeZone={query.data.timeZone}
            place={place}
            startsNew={asked.isNew ?? false}
            salon={salon}
            at={asked.at}
            chosen={asked.client}
            onBooked={setChosenId}
            onCheckInAsk={(visit) => setAsked({ what: 'check-in', visit })}
            onClose={close}
          />
        )}
        {asked?.what === 'time-off' && (
          <TimeOffForm edited={{ day: query.data.on, from: '', to: '' }} onClose={close} />
        )}
        {asked?.what === 'print' && <PrintedDay day={query.data} onDone={close} />}
        {asked?.what === 'drive' && <DriveTheDay day={query.data} onClose={close} />}
        {asked?.what === 'clear' && <ClearDay on={query.data.on} onClose={close} />}
        {asked?.what === 'hand-over' && (
          <HandOver
            person={asked.person}
            people={salon?.people ?? []}
            on={query.data.on}
            onPostShift={(day) => setAsked({ what: 'cover', person: asked.person, on: day })}
            onClose={close}
          />
        )}
        {asked?.what === 'assign' && salon && (
          <MoveOnBoard visit={asked.visit} salon={salon} onClose={close} />
        )}
        {asked?.what === 'cover' && <CoverDay staffId={asked.person.id} on={asked.on} onClose={close} />}
        {asked?.what === 'series' && <SeriesList today={query.data.today} onClose={close} />}
        {asked?.what === 'card' && <CompleteVisit visit={asked.visit} onClose={close} />}
        {asked?.what === 'check-in' && <CheckInVisit visit={asked.visit} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Whether it is still to be driven to. */
const isStopAhead = ({ atHome, address, status }: Visit): boolean =>
  atHome && address !== null && isOpen(status);

/** The people who have visits on a day that are not over. */
const busyPeople = ({ salon, visits }: ProviderDay): Person[] =>
  salon?.people.filter(({ id }) =>
    visits.some(({ staff, status }) => staff?.id === id && (status === 'booked' || status === 'checked_in')),
  ) ?? [];
