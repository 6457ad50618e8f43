import type { ReactNode } from 'react';
import { isAsked, isBooked, isOpen } from '#contract/visits/visit-status.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { bringOrHave } from '#reference/what-to-bring.ts';
import { hasStreet } from '#reference/places/has-street.ts';
import { CareNotes } from '#web/domain/pets/care-notes.tsx';
import { petLine } from '#web/domain/pets/pet-words.ts';
import { SafetyWarnings } from '#web/domain/pets/safety-warnings.tsx';
import { VaccinationGaps } from '#web/domain/vaccinations/vaccination-gaps.tsx';
import { CareMarks } from '#web/domain/visits/care-marks.tsx';
import { AskedMoveNote } from '#web/domain/visits/answers/asked-move-note.tsx';
import { lateSide } from '#web/domain/visits/late.ts';
import { LiveLine } from '#web/domain/visits/live-line.tsx';
import { liveOf } from '#web/domain/visits/live-steps.ts';
import { everyWeeksWords } from '#web/domain/visits/every-weeks.ts';
import { differByPet, servicesByPet, servicesDone, visitPrice } from '#web/domain/visits/visit-client.ts';
import { VisitTitle } from '#web/domain/visits/visit-title.tsx';
import { visitState } from '#web/domain/visits/visit-state.ts';
import { VisitPass } from '#web/domain/visits/visit-pass.tsx';
import { price } from '#web/lib/money.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { MoveProposal } from './moves/move-proposal.tsx';
import { VisitProofs } from './check-in/visit-proofs.tsx';
import { goesThere, otherName, priceLabel, whereabouts, whyEnded } from './visit-words.ts';
import type { Side } from './visit-words.ts';

type WholeVisitProps = { visit: Visit; side: Side; acts: ReactNode };

/** A visit on its own page, as either side sees it. */
export function WholeVisit({ visit, side, acts }: WholeVisitProps) {
  const { provider, owner, pets, address, discount, listPrice, status } = visit;
  const isProvider = side === 'provider';
  const ended = whyEnded(visit, side);
  const isByPet = differByPet(visit);
  const isAhead = isBooked(status) || isAsked(status);
  const isGroomed = isProvider && !ended && !visit.reportCard;
  const leads = (isAhead || isOpen(status)) && goesThere(visit, side) && address && hasStreet(address);
  return (
    <article aria-labelledby="visit-pass">
      <VisitPass
        id="visit-pass"
        about={visit.id}
        person={
          isProvider
            ? {
                name: otherName(visit, side),
                photoUrl: owner?.profileImageUrl ?? null,
                phone: visit.phone,
                as: 'pet_owner',
              }
            : {
                name: provider.name,
                photoUrl: provider.profileImageUrl,
                phone: visit.phone,
                as: provider.as,
              }
        }
        pets={pets}
        visit={{ ...visit, isAhead }}
        badge={<StateBadge visit={visit} side={side} />}
        heading={<VisitTitle title={visit.title} />}
        place={address && whereabouts(visit, side) + address}
        directionsTo={leads ? address : null}
        care={
          isGroomed && (
            <>
              <p className="flex flex-wrap gap-1.5 empty:hidden">
                <CareMarks visit={visit} />
              </p>
              <CareNotes pets={pets} only="care" />
            </>
          )
        }
        acts={acts}
        live={isOpen(status) && <LiveLine visit={liveOf(visit)} pets={pets} />}
        facts={
          <>
            <ul className="grid gap-1">
              {pets.map((pet) => (
                <li key={pet.id} className="wrap-anywhere tabular-nums">
                  <b>{pet.name}</b> {petLine(pet)}
                  {isByPet && <span className="block text-ink-2">{servicesDone(pet.services)}</span>}
                </li>
              ))}
            </ul>
            {!isByPet && <p className="text-ink-2">{servicesByPet(visit)}</p>}
            {(isAhead || isOpen(status)) && visit.repeatsEvery && (
              <p className="text-ink-2">Repeats {everyWeeksWords(visit.repeatsEvery)}</p>
            )}
            <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
              <span>{priceLabel(visit, side)}</span> <b className="figure">{visitPrice(visit)}</b>
              {discount > 0 && listPrice !== null && (
                <span className="text-s">
                  <s>{price(listPrice)}</s> less Premium
                </span>
              )}
            </p>
            <WhatToBring visit={visit} />
            {visit.note && <p className="wrap-anywhere">{visit.note}</p>}
            {isGroomed && <CareNotes pets={pets} only="notes" whole />}
            {isProvider && isBooked(status) && <SafetyWarnings pets={pets} words={visit.title} />}
          </>
        }
      >
        {ended && <p className="wrap-anywhere">{ended}</p>}
        <MoveProposal visit={visit} side={side} />
        {!isProvider && <AskedMoveNote visit={visit} provider={provider.name} />}
        {visit.overrideReason && (
          <p className="wrap-anywhere text-ink-2">Without a vaccination on record: {visit.overrideReason}</p>
        )}
        <VaccinationGaps
          gaps={visit.vaccinationGaps}
          asks={isProvider ? 'You' : provider.name}
          mends={!isProvider}
        />
        {visit.proofs.length > 0 && <VisitProofs visit={visit} />}
      </VisitPass>
    </article>
  );
}

/** Where the visit stands, in the words of a client's link; on the way and late come from the day itself. */
function StateBadge({ visit, side }: { visit: Visit; side: Side }) {
  const { status, onMyWayAt, lateMinutes } = visit;
  const { words, tone } = visitState(visit, side, useNow());
  const isReady = visit.pets.length > 0 && visit.pets.every(({ stage }) => stage === 'ready');
  if (isOpen(status) && !isBooked(status) && isReady)
    return <Badge tone="good">{visit.atHome ? 'Done' : 'Ready to pick up'}</Badge>;
  if (!isBooked(status)) return <Badge tone={tone}>{words}</Badge>;
  const way = onMyWayAt && (side === 'provider' ? 'On the way' : 'On the way to you');
  if (lateMinutes) {
    const late =
      (lateSide(visit) === 'client') === (side === 'pet_owner') ? 'You are' : `${otherName(visit, side)} is`;
    return (
      <Badge tone="warn" className="whitespace-normal!">
        {way && `${way}. `}
        {late} {lateMinutes} minutes late
      </Badge>
    );
  }
  if (way) return <Badge tone="live">{way}</Badge>;
  return <Badge tone={tone}>{words}</Badge>;
}

/** What the client is asked to bring to a visit, or to have at hand at home; nothing where nothing is asked. */
function WhatToBring({ visit: { bring: lines, atHome } }: { visit: Visit }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="What to bring">
      <p className="font-strong">{bringOrHave(atHome)}</p>
      <ul className="ml-5 list-disc">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
