import { clsx } from 'clsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { speciesNames } from '#reference/species.ts';
import { OwesBadge } from '#web/domain/people/owes.tsx';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { ConfirmedMark } from '#web/domain/visits/confirmed-mark.tsx';
import { visitState } from '#web/domain/visits/visit-state.ts';
import { clientLastName, servicesByPet, visitPrice } from '#web/domain/visits/visit-client.ts';
import { clockTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
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
  /** Whether it is the visit shown in full in the second column. */
  isChosen: boolean;
  unassigned: boolean;
  onChoose: () => void;
};

/** A visit in two lines of the day, thinner once it is behind; a tap shows it whole. */
export function VisitRow({ visit, isChosen, unassigned, onChoose }: VisitRowProps) {
  const { pets, title, client } = visit;
  const now = useNow();
  const behind = isBehind(visit);
  const [first] = pets;
  return (
    <button
      type="button"
      aria-expanded={isChosen}
      onClick={onChoose}
      className={clsx(
        'card flex min-h-11 w-full items-center gap-3 px-3! text-left tabular-nums hover:bg-sunk',
        behind ? 'py-1!' : 'py-2!',
        isChosen && 'border-accent! shadow-[inset_4px_0_0_var(--accent)]',
      )}
    >
      {first && !behind && (
        <PetPicture pet={first} width={44} className="hidden size-11 flex-none rounded-s sm:block" />
      )}
      <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-0.5">
        <span className="flex items-baseline gap-2">
          <span className="flex-none whitespace-nowrap text-ink-2">
            {clockTime(visit.startsAt, visit.timeZone)}
            <ConfirmedMark words={visitState(visit, 'provider', now).words} />
          </span>
          <span className="min-w-0 grow truncate">
            <b className="font-strong">{pets.length > 0 ? petNames(pets) : title}</b>
            <span className="text-ink-2"> · {clientLastName(visit)}</span>
          </span>
          <span className="flex-none whitespace-nowrap">{visitPrice(visit)}</span>
        </span>
        {/* Marks that would cut the street go to a line of their own. */}
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 flex-[1_1_10rem] truncate text-s text-ink-2">{whatAndWhere(visit)}</span>
          <span className="flex flex-wrap gap-1.5 empty:hidden">
            {!behind && <CareMarks visit={visit} />}
            <VisitMarks inRow visit={visit} unassigned={unassigned} />
            <OwesBadge cents={client?.owed} here={client?.owedHere} />
          </span>
        </span>
      </span>
    </button>
  );
}

/** '107 Slaughter Ln · Full groom · Ana · Goldendoodle': of a house call first the street, which is cut last. */
function whatAndWhere(visit: Visit): string {
  const { pets, atHome, address, staff } = visit;
  const breeds = new Set(pets.map(({ breed, species }) => breed ?? speciesNames[species].one));
  return [atHome && address?.split(',')[0], servicesByPet(visit), staff?.name, [...breeds].join(', ')]
    .filter(Boolean)
    .join(' · ');
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
