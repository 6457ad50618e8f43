import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { dayLeaf } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { petLine } from '#web/domain/pets/pet-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CareNotes } from '#web/domain/pets/care-notes.tsx';
import { DayLeaf, Fact, Facts, Ticket, TicketFigure } from '#web/ui/data/ticket.tsx';
import { SafetyWarnings } from '#web/domain/pets/safety-warnings.tsx';
import { VaccinationGaps } from '#web/domain/vaccinations/vaccination-gaps.tsx';
import { MoveProposal } from './moves/move-proposal.tsx';
import { otherName, priceLabel, visitDay, visitTimes, whereabouts, whyEnded } from './visit-words.ts';
import { differByPet, servicesByPet, servicesDone, visitPrice } from '#web/domain/visits/visit-client.ts';
import { VisitTitle } from '#web/domain/visits/visit-title.tsx';
import { visitState } from '#web/domain/visits/visit-state.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { Side } from './visit-words.ts';

type VisitTicketProps = {
  visit: Visit;
  /** The viewer's side. */
  side: Side;
  /** Buttons on the stub. */
  actions: ReactNode;
};

/** A visit in a list, as either side sees it: time, address, pets, price and missing proofs. */
export function VisitTicket({ visit, side, actions }: VisitTicketProps) {
  const { discount, listPrice } = visit;
  const { words, tone } = visitState(visit, side, useNow());
  const ended = whyEnded(visit, side);
  const isByPet = differByPet(visit);
  return (
    <Ticket
      about={visit.id}
      day={<DayLeaf {...dayLeaf(visit.startsAt, visit.timeZone)} />}
      stub={
        <>
          <TicketFigure label={priceLabel(visit, side)} figure={visitPrice(visit)}>
            {discount > 0 && listPrice !== null && (
              <p className="text-s tabular-nums">
                <s>{price(listPrice)}</s> less Premium
              </p>
            )}
          </TicketFigure>
          <div className="grid gap-2">{actions}</div>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{words}</Badge>
        {visit.reportCard && <Badge icon="file">Report card</Badge>}
      </div>
      <div>
        <h3 className="text-[1.375rem] wrap-anywhere">
          <Link to={href('visit', { id: visit.id })} className="hover:underline">
            <VisitTitle title={visit.title} />
          </Link>
        </h3>
        <ul>
          {visit.pets.map((pet) => (
            <li key={pet.id} className="wrap-anywhere tabular-nums">
              <b>{pet.name}</b> {petLine(pet)}
              {isByPet && <span className="block text-ink-2">{servicesDone(pet.services)}</span>}
            </li>
          ))}
        </ul>
      </div>
      <MoveProposal visit={visit} side={side} />
      <Facts>
        <Fact icon="calendar" className="font-strong when-narrow">
          {visitDay(visit)}
        </Fact>
        <Fact icon="clock">
          <b>{visitTimes(visit)}</b>
        </Fact>
      </Facts>
      <OtherSide visit={visit} side={side} />
      {visit.address && (
        <p className="wrap-anywhere">
          {whereabouts(visit, side)}
          {visit.address}
        </p>
      )}
      {!isByPet && <p className="text-ink-2">{servicesByPet(visit)}</p>}
      {side === 'provider' && !ended && !visit.reportCard && <CareNotes pets={visit.pets} />}
      {side === 'provider' && visit.status === 'booked' && (
        <SafetyWarnings pets={visit.pets} words={visit.title} />
      )}
      {ended && <p className="wrap-anywhere text-ink-2">{ended}</p>}
      {visit.overrideReason && (
        <p className="wrap-anywhere text-ink-2">Without a vaccination on record: {visit.overrideReason}</p>
      )}
      <VaccinationGaps
        gaps={visit.vaccinationGaps}
        asks={side === 'provider' ? 'You' : visit.provider.name}
        mends={side === 'pet_owner'}
      />
    </Ticket>
  );
}

/** The other side, with a face. */
function OtherSide({ visit, side }: { visit: Visit; side: Side }) {
  const { provider, owner } = visit;
  const name = otherName(visit, side);
  return (
    <p className="flex items-center gap-2.5">
      {side === 'provider' ? (
        <PersonAvatar name={name} src={owner?.profileImageUrl ?? null} size="s" as="pet_owner" />
      ) : (
        <PersonAvatar name={name} src={provider.profileImageUrl} size="s" as={provider.as} />
      )}
      <b className="min-w-0 wrap-anywhere">{name}</b>
    </p>
  );
}
