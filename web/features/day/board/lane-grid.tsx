import type { CSSProperties } from 'react';
import { clientShortName, servicesByPet, visitPrice } from '#web/domain/visits/visit-client.ts';
import { personColor } from '#web/domain/staff/staff-labels.ts';
import { clockTime, timeRange, wallTime } from '#web/lib/dates.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { careWords, lacksVaccination } from '#web/domain/visits/care-marks.tsx';
import { ConfirmedMark } from '#web/domain/visits/confirmed-mark.tsx';
import { visitState } from '#web/domain/visits/visit-state.ts';
import { isOver, isReady, stageLabels } from '../stages.ts';
import { hoursOf, timeOfHour } from './board-lanes.ts';
import type { Block, Lane } from './board-lanes.ts';
import { useBoardDrag } from './use-board-drag.ts';

type LaneGridProps = {
  /** The hour that it is now; undefined on another day. */
  nowHour: number | undefined;
  lanes: readonly Lane[];
  chosenId: string | undefined;
  now: Date;
  onChoose: (visitId: string) => void;
  /** A block was dropped elsewhere. */
  onMove: (block: Block, lane: Lane, time: string) => void;
  onHandOver: (lane: Lane) => void;
  /** A gap was chosen. */
  onGap: (lane: Lane, time: string) => void;
};

/** People or tables side by side, with the hours down. */
export function LaneGrid({
  nowHour,
  lanes,
  chosenId,
  now,
  onChoose,
  onMove,
  onHandOver,
  onGap,
}: LaneGridProps) {
  const { first, last } = hoursOf(lanes);
  const drag = useBoardDrag({
    first,
    last,
    onDrop(block, key, from) {
      const lane = lanes.find((each) => each.key === key);
      if (lane) onMove(block, lane, timeOfHour(from));
    },
  });
  const hours = Array.from({ length: last - first }, (_, nth) => first + nth);
  const at = (hour: number) => `calc(${hour - first} * var(--hour))`;
  return (
    <div
      role="region"
      aria-label="Board"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
      className="board"
      data-dragging={drag.shown ? true : undefined}
    >
      <div className="board-hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{wallTime(timeOfHour(hour)).replace(':00', '')}</span>
        ))}
      </div>
      {lanes.map((lane) => (
        <section
          key={lane.key}
          aria-label={`${lane.name}: ${lane.blocks.length === 0 ? 'nothing booked' : `${lane.blocks.length} booked`}`}
          style={{ '--columns': lane.columns } as CSSProperties}
        >
          <p className="board-head">
            {lane.color && <i style={{ background: personColor(lane.color) }} />}
            <span className="min-w-0 flex-1 truncate">{lane.name}</span>
            {lane.staffId && lane.blocks.length > 0 && (
              <IconButton
                icon="right"
                label={`Hand over ${lane.name}’s day`}
                onClick={() => onHandOver(lane)}
              />
            )}
          </p>
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Add visit does the same */}
          <div
            data-lane={lane.key}
            className="board-lane"
            style={{ height: at(last) }}
            onClick={(event) => {
              if (event.target !== event.currentTarget) return;
              const { top, height } = event.currentTarget.getBoundingClientRect();
              const hour = first + ((event.clientY - top) / height) * (last - first);
              onGap(lane, timeOfHour(Math.floor(hour * 4) / 4));
            }}
          >
            {offTimes(lane, first, last).map(({ from, to }) => (
              <i
                key={from}
                className="board-off"
                style={{ top: at(from), height: `calc(${to - from} * var(--hour))` }}
              />
            ))}
            {lane.blocks.map((block) => (
              <VisitBlock
                key={block.visit.id}
                block={block}
                lane={lane}
                first={first}
                now={now}
                chosen={block.visit.id === chosenId}
                onChoose={() => onChoose(block.visit.id)}
                onGrab={(event) => drag.grab(event, block)}
              />
            ))}
            {nowHour !== undefined && nowHour > first && nowHour < last && (
              <i className="board-now" style={{ top: at(nowHour) }} />
            )}
            {drag.shown?.lane === lane.key && (
              <i
                className="board-mark"
                style={{
                  top: at(drag.shown.from),
                  height: `calc(${drag.shown.to - drag.shown.from} * var(--hour))`,
                }}
              >
                {wallTime(timeOfHour(drag.shown.from))}
              </i>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

/** When the person of a lane does not work. */
function offTimes({ works }: Lane, first: number, last: number): { from: number; to: number }[] {
  if (!works) return [];
  const edges = [first, ...works.flatMap(({ from, to }) => [from, to]), last].map((hour) =>
    Math.min(last, Math.max(first, hour)),
  );
  return edges.flatMap((from, nth) => {
    const to = edges[nth + 1];
    return nth % 2 === 0 && to !== undefined && to > from ? [{ from, to }] : [];
  });
}

type VisitBlockProps = {
  block: Block;
  lane: Lane;
  first: number;
  now: Date;
  chosen: boolean;
  onChoose: () => void;
  onGrab: (event: React.PointerEvent) => void;
};

function VisitBlock({ block, lane, first, now, chosen, onChoose, onGrab }: VisitBlockProps) {
  const { visit, from, to, here, gone, column } = block;
  const { timeZone, pets, staff } = visit;
  const isMovable = visit.actions.includes('move') || visit.actions.includes('assign');
  const stays = `In the house ${timeRange(visit.arrivesAt, visit.readyAt, timeZone)}`;
  const marks = marksOf(block, now);
  const state = visitState(visit, 'provider', now).words;
  const place = { left: `calc(${column} * 100% / var(--columns))`, width: 'calc(100% / var(--columns))' };
  return (
    <>
      {(here < from || gone > to) && (
        <i
          className="board-stay"
          title={stays}
          style={{
            ...place,
            top: `calc(${here - first} * var(--hour))`,
            height: `calc(${gone - here} * var(--hour))`,
          }}
        />
      )}
      <button
        type="button"
        className="board-block"
        aria-pressed={chosen}
        data-state={visit.status}
        data-movable={isMovable || undefined}
        style={{
          ...place,
          top: `calc(${from - first} * var(--hour))`,
          height: `calc(${Math.max(0.25, to - from)} * var(--hour))`,
          borderLeftColor: staff ? personColor(staff.color) : undefined,
        }}
        onClick={onChoose}
        onPointerDown={(event) => isMovable && onGrab(event)}
      >
        <span>
          <b>
            {clockTime(visit.startsAt, timeZone).replace(':00', '')} {pets.map(({ name }) => name).join(', ')}
          </b>
          {' · '}
          {clientShortName(visit)}
          <ConfirmedMark words={state} />
        </span>
        {marks.length > 0 && (
          <span className="board-marks">
            {marks.map((mark) => (
              <em key={mark}>{mark}</em>
            ))}
          </span>
        )}
        <span>
          {[servicesByPet(visit), visitPrice(visit), lane.staffId === null && staff?.name]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{[...new Set(pets.flatMap(({ breed }) => breed ?? []))].join(', ')}</span>
        <span className="sr-only">{stays}</span>
      </button>
    </>
  );
}

/** What is to be seen at a glance. */
function marksOf({ visit }: Block, now: Date): string[] {
  const { status, pets, squeezedIn } = visit;
  const { words } = visitState(visit, 'provider', now);
  const stages = new Set(pets.map(({ stage }) => stage ?? 'waiting'));
  return [
    ...(status === 'completed' ? [] : careWords(visit)),
    isOver(visit, now) && 'Past pick-up',
    status === 'completed' && words,
    isReady(visit) && 'Ready',
    status === 'checked_in' && !isReady(visit) && [...stages].map((each) => stageLabels[each]).join(', '),
    words === 'Confirmed' && words,
    lacksVaccination(visit) && 'Vaccination missing',
    squeezedIn && 'Squeezed in',
  ].filter((mark) => typeof mark === 'string');
}
