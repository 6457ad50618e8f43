import { clsx } from 'clsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { OwesBadge } from '#web/domain/people/owes.tsx';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { servicesDone, visitPrice } from '#web/domain/visits/visit-client.ts';
import { clockTime } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { counted } from '#web/lib/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CareMarks } from '#web/domain/visits/care-marks.tsx';
import { VisitMarks } from './visit-marks.tsx';

/** Whether nothing is left to do: such a visit takes a line of the day, so that the next one is on the first screen. */
export const isBehind = ({ status, actions }: Visit): boolean =>
  ['completed', 'stopped', 'no_show'].includes(status) && !actions.includes('check_out');

type VisitRowProps = {
  visit: Visit;
  /** Whether it is shown whole beside the list. */
  isChosen: boolean;
  onChoose: () => void;
};

/** A visit in a line of the day, thinner once it is behind; a tap shows it whole. */
export function VisitRow({ visit, isChosen, onChoose }: VisitRowProps) {
  const { pets, title, services, staff } = visit;
  const behind = isBehind(visit);
  const [first] = pets;
  const what = behind ? visitPrice(visit) : servicesDone(services);
  return (
    <button
      type="button"
      aria-expanded={isChosen}
      onClick={onChoose}
      className={clsx(
        'card flex min-h-11 w-full items-center gap-3 px-3! text-left hover:bg-sunk',
        behind ? 'py-1!' : 'py-2!',
        isChosen && 'border-accent! shadow-[inset_4px_0_0_var(--accent)]',
      )}
    >
      <span className="w-18 flex-none tabular-nums whitespace-nowrap text-ink-2">
        {clockTime(visit.startsAt, visit.timeZone)}
      </span>
      {first && !behind && <PetPicture pet={first} width={44} className="size-11 flex-none rounded-s" />}
      <span className="grid min-w-0 grow gap-1">
        <span className="line-clamp-2 wrap-anywhere tabular-nums sm:line-clamp-1">
          <b className="font-strong">{pets.length > 0 ? petNames(pets) : title}</b>
          <span className="text-ink-2">
            {' · '}
            {what}
            {staff && ` · ${staff.name}`}
          </span>
        </span>
        {!behind && (
          <span className="flex flex-wrap gap-1.5 empty:hidden">
            <CareMarks visit={visit} />
            <VisitMarks visit={visit} />
          </span>
        )}
      </span>
      {behind && (
        <span className="grid flex-none justify-items-end gap-1 sm:flex sm:gap-1.5">
          <VisitMarks visit={visit} />
          <OwesBadge cents={visit.client?.owed} />
        </span>
      )}
    </button>
  );
}

type FoldedVisitsProps = { visits: readonly Visit[]; children: ReactNode };

/** From this many on, what is behind is one line of the day. */
export const mostFolded = 3;

/** All visits that are behind in one line, which unfolds to a line for each. */
export function FoldedVisits({ visits, children }: FoldedVisitsProps) {
  const [open, setOpen] = useState(false);
  if (open) return children;
  // A client with two visits owes once.
  const owed = new Map(visits.map(({ client }) => [client?.id, client?.owed ?? 0]));
  const sum = [...owed.values()].reduce((all, each) => all + each, 0);
  const paid = visits.filter(({ status }) => status === 'completed');
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={() => setOpen(true)}
      className="card flex min-h-11 w-full items-center justify-between gap-3 px-3! py-1! text-left hover:bg-sunk"
    >
      <b className="font-strong tabular-nums">{counted(visits.length, 'visit')} behind you</b>
      <span className="flex flex-none flex-wrap justify-end gap-1.5">
        {paid.length > 0 && <Badge>{paid.length} done</Badge>}
        {sum > 0 && <Badge tone="warn">{price(sum)} owed</Badge>}
      </span>
    </button>
  );
}
