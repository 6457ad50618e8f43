import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Client } from '#contract/clients/clients.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { readStored, store } from '#web/lib/storage.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { justNow } from '../booking/booking.api.ts';
import type { BookingAt } from '../booking/booking.api.ts';
import { DayNav, DayContent } from '../day-nav.tsx';
import type { DayNavProps } from '../day-nav.tsx';
import { NeedsYou } from '../needs-you.tsx';
import { TextsToTell } from '../texts/texts-to-tell.tsx';
import { TextTomorrow } from '../texts/text-tomorrow.tsx';
import { StageStrip } from '../stage-strip.tsx';
import { hourOn, lanesOf } from './board-lanes.ts';
import type { BoardView } from './board-lanes.ts';
import { ClientFinder } from './client-finder.tsx';
import { LaneGrid } from './lane-grid.tsx';
import type { MoveTo } from './move-on-board.tsx';

const MoveOnBoard = lazyPart(() => import('./move-on-board.tsx'));

const viewKey = 'board-view';
const views = [
  { value: 'person', label: 'Person' },
  { value: 'table', label: 'Table' },
] as const;

type DayBoardProps = DayNavProps & {
  /** The visit shown next to the board. */
  chosenId: string | undefined;
  onChoose: (visitId: string) => void;
  /** Opens the booking sheet. */
  onBook: (given: { at?: BookingAt; client?: Client; isNew?: true }) => void;
  /** Asks to whom a person's day goes. */
  onHandOver: (person: { id: string; name: string }) => void;
  /** Clients who wait for a time that became free. */
  freed: ReactNode;
  renderVisit: (visit: Visit) => ReactNode;
};

/** A salon's day on a wide screen: who works on which dog when, and where each dog is. */
export default function DayBoard({
  day,
  chosenId,
  onChoose,
  askedDay,
  isLoading,
  onShow,
  onStep,
  add,
  onBook,
  onHandOver,
  freed,
  renderVisit,
}: DayBoardProps) {
  const [view, setView] = useState<BoardView>(() => (readStored(viewKey) === 'table' ? 'table' : 'person'));
  const [move, setMove] = useState<{ visit: Visit; to?: MoveTo }>();
  const now = useNow();
  const chosen = day.visits.find(({ id }) => id === chosenId);
  const lanes = lanesOf(day, view);
  const walkIn = (client: Client) => onBook({ at: { startsAt: justNow(now), walkIn: true }, client });
  return (
    <div className="board-page">
      <DayNav day={day} askedDay={askedDay} isLoading={isLoading} onShow={onShow} onStep={onStep} add={add} />
      <DayContent isLoading={isLoading}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <StageStrip visits={day.visits} />
          <SegmentedControl
            label="Lanes"
            options={views}
            value={view}
            onChange={(next) => {
              setView(next);
              store(viewKey, next);
            }}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-5">
          <LaneGrid
            nowHour={day.on === day.today ? hourOn(day.on, now.toISOString(), day.timeZone) : undefined}
            lanes={lanes}
            chosenId={chosenId}
            now={now}
            onChoose={onChoose}
            onHandOver={({ staffId, name }) => staffId && onHandOver({ id: staffId, name })}
            onMove={({ visit }, lane, time) =>
              setMove({
                visit,
                to: { time, ...(view === 'person' ? { staffId: lane.staffId } : { tableNo: lane.tableNo }) },
              })
            }
            onGap={(lane, time) =>
              onBook({
                at: {
                  startsAt: instantAt(day.on, time, day.timeZone),
                  staffId: lane.staffId ?? undefined,
                  tableNo: lane.tableNo ?? undefined,
                },
              })
            }
          />
          <aside aria-label="Beside the board" className="grid gap-4">
            <ClientFinder
              day={day}
              onBook={(client) => onBook({ client })}
              onWalkIn={walkIn}
              onNew={() => onBook({ isNew: true })}
            />
            {chosen ? (
              <div className="grid gap-2">
                {renderVisit(chosen)}
                {chosen.actions.includes('assign') && (
                  <Button onClick={() => setMove({ visit: chosen })}>Person and table</Button>
                )}
              </div>
            ) : (
              <p className="text-ink-2">Choose a visit to see more of it, or a gap to book it.</p>
            )}
            <NeedsYou needs={day.needsYou} asks={day.asks ?? []} gaps={day.seriesGaps} />
            {freed}
            <TextsToTell texts={day.toTell} />
            <TextTomorrow texts={day.textTomorrow} />
          </aside>
        </div>
      </DayContent>
      <Suspense>
        {move && day.salon && (
          <MoveOnBoard visit={move.visit} to={move.to} salon={day.salon} onClose={() => setMove(undefined)} />
        )}
      </Suspense>
    </div>
  );
}
