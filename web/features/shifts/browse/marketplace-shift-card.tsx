import { rateInWords } from '#contract/shifts/pay-model.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { miles } from '#web/domain/places/miles.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Fact, Facts, Ticket, TicketFigure } from '#web/ui/data/ticket.tsx';
import { ConflictTag } from '../conflict-tag.tsx';
import { businessTypes, dogs, shiftDay, shiftTimes } from '../shift-words.ts';
import { takeHomeWords } from '../take-home.ts';

/** A salon's shift in the marketplace list. `action` is its one button. */
export function MarketplaceShiftCard({ shift, action }: { shift: ShiftCard; action: ReactNode }) {
  const { business, distanceMiles } = shift;
  const type = businessTypes[business.businessType];
  return (
    <Ticket
      about={shift.id}
      className="h-full [&>.ticket-paper]:h-full [&>.ticket-paper]:grid-rows-[1fr_auto]"
      stub={
        <>
          <TicketFigure label="Estimated pay" figure={takeHomeWords(shift)}>
            <p>
              <b className="tabular-nums">{rateInWords(shift)}</b>
              {!shift.hourlyRate && ' of revenue'}
            </p>
          </TicketFigure>
          {action}
        </>
      }
    >
      <div>
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 wrap-anywhere">
            <Link to={href('shift', { id: shift.id })} className="hover:underline">
              {shift.title}
            </Link>
          </h3>
          <Badge tone="role" icon={type.icon}>
            {type.label}
          </Badge>
        </div>
        <p className="flex items-center gap-2 text-ink-2">
          <PersonAvatar name={business.businessName} src={business.logoUrl} size="xs" as="business" />
          <span className="min-w-0 wrap-anywhere">{business.businessName}</span>
        </p>
      </div>
      <Facts>
        <Fact icon="calendar">
          <b>{shiftDay(shift)}</b>
        </Fact>
        <Fact icon="clock">{shiftTimes(shift)}</Fact>
        <Fact icon="paw">{dogs(shift.dogCount)} to groom</Fact>
        {distanceMiles !== null && <Fact icon="pin">{miles(distanceMiles)}</Fact>}
      </Facts>
      <ConflictTag shift={shift} />
      {shift.description && <p className="line-clamp-3 wrap-anywhere">{shift.description}</p>}
    </Ticket>
  );
}
