import type { ReactNode } from 'react';
import { isBooked, isOpen } from '#contract/grooming/visit-status.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { hasStreet } from '#reference/places/has-street.ts';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { petLine } from '#web/domain/pets/pet-words.ts';
import { VaccinationGaps } from '#web/domain/vaccinations/vaccination-gaps.tsx';
import { AskedMoveNote } from '#web/domain/visits/asked-move-note.tsx';
import { LiveLine } from '#web/domain/visits/live-line.tsx';
import { servicesDone, visitPrice } from '#web/domain/visits/visit-client.ts';
import { VisitPass } from '#web/domain/visits/visit-pass.tsx';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { MoveProposal } from './move-proposal.tsx';
import { visitBadges, whereabouts } from './visit-words.ts';
import { WhatToBring } from './what-to-bring.tsx';

/** The pass of a pet parent's visit that is ahead or under way. */
export function BookedPass({ visit, actions }: { visit: Visit; actions: ReactNode }) {
  const { provider, pets, address, atHome, discount, listPrice } = visit;
  return (
    <article
      aria-labelledby="visit-pass"
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <VisitPass
        id="visit-pass"
        about={visit.id}
        provider={{
          name: provider.name,
          photoUrl: provider.profileImageUrl,
          phone: visit.phone,
          as: provider.as,
        }}
        visit={{ ...visit, isAhead: isBooked(visit.status) }}
        pictures={
          <ul className="flex gap-2">
            {pets.map((pet) => (
              <li key={pet.id} className="min-w-0 grow">
                <PetPicture pet={pet} alone className="h-32 w-full rounded-m sm:h-44" />
              </li>
            ))}
          </ul>
        }
        badge={<StateBadge visit={visit} />}
        heading={visit.title}
        directionsTo={!atHome && address && hasStreet(address) ? address : null}
        live={<LiveLine visit={{ ...visit, checkedInAt: checkedInAt(visit) }} pets={pets} />}
        facts={
          <>
            <ul className="grid gap-1">
              {pets.map((pet) => (
                <li key={pet.id} className="wrap-anywhere tabular-nums">
                  <b>{pet.name}</b> {petLine(pet)}
                </li>
              ))}
            </ul>
            <p className="text-ink-2">{servicesDone(visit.services)}</p>
            {address && (
              <p className="wrap-anywhere">
                {whereabouts(visit, 'pet_owner')}
                {address}
              </p>
            )}
            <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
              <span>You pay</span> <b className="figure">{visitPrice(visit)}</b>
              {discount > 0 && listPrice !== null && (
                <span className="text-s">
                  <s>{price(listPrice)}</s> less Premium
                </span>
              )}
            </p>
            <WhatToBring lines={visit.bring} />
          </>
        }
      >
        <MoveProposal visit={visit} side="pet_owner" />
        <AskedMoveNote visit={visit} provider={provider.name} />
        {visit.overrideReason && (
          <p className="wrap-anywhere text-ink-2">Groomed without a vaccination: {visit.overrideReason}</p>
        )}
        <VaccinationGaps gaps={visit.vaccinationGaps} asks={provider.name} mends />
      </VisitPass>
      <div className="grid gap-2 print:hidden">{actions}</div>
    </article>
  );
}

/** Where the visit stands, as a client's link says it; on the way and late come from the day itself. */
function StateBadge({ visit }: { visit: Visit }) {
  const { status, onMyWayAt, lateMinutes, confirmedAt, provider } = visit;
  const { words, tone } = visitBadges[status];
  const isReady = visit.pets.length > 0 && visit.pets.every(({ stage }) => stage === 'ready');
  if (isOpen(status) && !isBooked(status) && isReady)
    return <Badge tone="good">{visit.atHome ? 'Done' : 'Ready to pick up'}</Badge>;
  if (!isBooked(status)) return <Badge tone={tone}>{words}</Badge>;
  if (onMyWayAt) return <Badge tone="good">On the way to you</Badge>;
  if (lateMinutes) {
    const isClient =
      visit.history.findLast(({ what }) => what === 'late' || what === 'client_late')?.what === 'client_late';
    return (
      <Badge tone="warn" className="whitespace-normal!">
        {isClient ? 'You are' : `${provider.name} is`} {lateMinutes} minutes late
      </Badge>
    );
  }
  return confirmedAt ? <Badge tone="good">Confirmed</Badge> : <Badge tone={tone}>{words}</Badge>;
}

const checkedInAt = ({ status, history }: Visit): string | null =>
  isOpen(status) && !isBooked(status)
    ? (history.findLast(({ what }) => what === 'checked_in')?.at ?? null)
    : null;
