import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { visitPrice } from '#web/domain/visits/visit-client.ts';
import { clockTime } from '#web/lib/dates.ts';
import { counted } from '#web/lib/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { visitStates } from './visit-states.ts';

/** Whether nothing is left to do: such a visit takes a line of the day, so that the next one is on the first screen. */
export const isBehind = ({ status, actions }: Visit): boolean =>
  ['completed', 'stopped', 'no_show'].includes(status) && !actions.includes('check_out');

/** A visit in a line, which unfolds to the card. */
export function FoldedVisit({ visit, children }: { visit: Visit; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const state = visitStates[visit.status];
  if (open) return children;
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={() => setOpen(true)}
      className="card flex min-h-11 w-full items-center gap-3 px-4! py-2! text-left hover:bg-sunk"
    >
      <span className="min-w-0 grow wrap-anywhere tabular-nums">
        <span className="text-ink-2">{clockTime(visit.startsAt, visit.timeZone)}</span>{' '}
        <b className="font-strong">{visit.pets.length > 0 ? petNames(visit.pets) : visit.title}</b>
        <span className="text-ink-2"> · {visitPrice(visit)}</span>
      </span>
      {state && <Badge tone={state.tone}>{state.words}</Badge>}
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
  const paid = visits.filter(({ status }) => status === 'completed');
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={() => setOpen(true)}
      className="card flex min-h-11 w-full items-center justify-between gap-3 px-4! py-2! text-left hover:bg-sunk"
    >
      <b className="font-strong tabular-nums">{counted(visits.length, 'visit')} behind you</b>
      {paid.length > 0 && <Badge tone="good">{paid.length} done</Badge>}
    </button>
  );
}
