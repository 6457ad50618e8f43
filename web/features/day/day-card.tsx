import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { handlingWords, petLine } from '#web/domain/pets/pet-words.ts';
import { clientName, servicesDone, visitPrice } from '#web/domain/visits/visit-client.ts';
import { isUnsent, useWaitingActs } from '#web/lib/api/outbox.ts';
import { monthDayYear, timeRange } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ReceiptPlace } from '#web/ui/data/receipt-place.tsx';
import { Note } from '#web/ui/note.tsx';
import { ReachClient } from './reach-client.tsx';
import { visitStates } from './visit-states.ts';

type DayCardProps = {
  visit: Visit;
  /** The one next step. */
  act: ReactNode;
  /** Where its animals are. */
  stages: ReactNode;
  /** The menu of everything else. */
  menu: ReactNode;
};

/** A visit on its day: when, who, what is done, what to look out for, where, and the next step. */
export function DayCard({ visit, act, stages, menu }: DayCardProps) {
  const waiting = useWaitingActs().filter(({ record }) => record === visit.id);
  return (
    <article className="card grid gap-2 p-4!">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-strong tabular-nums">
            {timeRange(visit.startsAt, visit.endsAt, visit.timeZone)}
            {visit.staff && <span className="font-normal"> · {visit.staff.name}</span>}
          </p>
          {(visit.arrivesAt !== visit.startsAt || visit.readyAt !== visit.endsAt) && (
            <p className="text-ink-2 tabular-nums">
              In the house {timeRange(visit.arrivesAt, visit.readyAt, visit.timeZone)}
            </p>
          )}
          <h3 className="text-h4 wrap-anywhere">
            <Link to={href('visit', { id: visit.id })} className="hover:underline">
              {visit.pets.length > 0 ? visit.pets.map(({ name }) => name).join(' and ') : visit.title}
            </Link>
          </h3>
        </div>
        <div className="flex flex-none flex-wrap justify-end gap-1.5">
          <Marks visit={visit} />
        </div>
      </div>
      <ul className="grid gap-1">
        {visit.pets.map((pet) => (
          <li key={pet.id} className="wrap-anywhere">
            {visit.pets.length > 1 && <b>{pet.name} </b>}
            <span className="text-ink-2">{petLine(pet)}</span>
            {pet.style && <span className="block text-ink-2">{pet.style}</span>}
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere tabular-nums">
        {[servicesDone(visit.services), visitPrice(visit), clientName(visit)].join(' · ')}
      </p>
      <Warnings visit={visit} />
      {visit.status === 'booked' && visit.proofs.length > 0 && (
        <p className="text-s text-ink-2 wrap-anywhere">{proofsLine(visit.proofs)}</p>
      )}
      {visit.atHome && visit.address && (
        <p className="text-ink-2 wrap-anywhere">
          {[visit.address, visit.directions ?? visit.client?.directions].filter(Boolean).join(' · ')}
        </p>
      )}
      {visit.note && <p className="text-ink-2 wrap-anywhere">{visit.note}</p>}
      {visit.client?.notes && <p className="line-clamp-3 text-ink-2 wrap-anywhere">{visit.client.notes}</p>}
      {waiting.map((kept) => (
        <Note key={kept.id} tone={isUnsent(kept) ? 'plain' : 'danger'}>
          {kept.title}: {kept.refusal ?? 'waits to be sent.'}
        </Note>
      ))}
      {stages}
      {act}
      <ReceiptPlace about={visit.id} />
      <div className="flex flex-wrap items-center justify-end gap-1">
        <ReachClient visit={visit} />
        {menu}
      </div>
    </article>
  );
}

/** Who looked at the vaccination proofs, since the pet is about to come in. */
function proofsLine(proofs: Visit['proofs']): string {
  const checks = proofs.flatMap(({ check }) => check ?? []);
  const [latest] = checks.toSorted((a, b) => b.at.localeCompare(a.at));
  if (!latest || checks.length < proofs.length)
    return `Vaccination proofs not checked yet: ${proofs.length - checks.length} of ${proofs.length}`;
  return `Vaccination proof checked by ${latest.by} on ${monthDayYear(latest.at)}`;
}

function Marks({ visit }: { visit: Visit }) {
  const state = visitStates[visit.status];
  const isAhead = visit.status === 'booked';
  return (
    <>
      {state && <Badge tone={state.tone}>{state.words}</Badge>}
      {isAhead && visit.lateMinutes !== null && <Badge tone="warn">{visit.lateMinutes} min late</Badge>}
      {isAhead && visit.onMyWayAt !== null && <Badge tone="live">On the way</Badge>}
      {isAhead && visit.confirmedAt !== null && <Badge tone="good">Confirmed</Badge>}
      {visit.askedMove?.isDeclined === false && <Badge tone="warn">Asks for another time</Badge>}
      {visit.squeezedIn && <Badge tone="line">Squeezed in</Badge>}
      {visit.redoOf && <Badge tone="line">Free redo</Badge>}
    </>
  );
}

function Warnings({ visit }: { visit: Visit }) {
  const careful = visit.pets.flatMap(({ id, name, handling, filedBites }) => {
    const words = [handling && handlingWords[handling], filedBites.length > 0 && 'Has bitten'].filter(
      Boolean,
    );
    return words.length > 0
      ? [{ id, words: `${visit.pets.length > 1 ? `${name}: ` : ''}${words.join(', ')}` }]
      : [];
  });
  const gaps = visit.vaccinationGaps.filter(({ verdict }) => verdict !== 'too_young');
  if (careful.length === 0 && gaps.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {careful.map(({ id, words }) => (
        <Badge key={id} tone="danger" icon="alert">
          {words}
        </Badge>
      ))}
      {gaps.length > 0 && (
        <Badge tone="warn" icon="syringe">
          Vaccination missing
        </Badge>
      )}
    </p>
  );
}
