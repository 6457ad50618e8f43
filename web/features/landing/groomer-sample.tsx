import { dayLeaf, inHours, shortDate, wallHours, wallTimeRange } from '#web/lib/dates.ts';
import { dollarRange, dollars } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Cat } from '#web/ui/pets/cat.tsx';
import { Schnauzer } from '#web/ui/pets/schnauzer.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { DayLeaf, Fact, Facts, Ticket, TicketFigure } from '#web/ui/ticket.tsx';
import { PetRow } from './pet-row.tsx';

const from = '08:30';
const to = '16:30';

/** A salon shift and two pet-owner requests. */
export function GroomerSample({ day }: { day: string }) {
  return (
    <>
      <Ticket
        className="lg:col-span-2"
        day={<DayLeaf {...dayLeaf(day, 'UTC')} />}
        stub={
          <>
            <TicketFigure label="Take-home, estimated" figure={dollarRange(234, 288)}>
              <p>
                <b>45%</b> commission
                <span className="block text-ink-2 tabular-nums max-lg:hidden">
                  {dollarRange(29, 36)} an hour
                </span>
              </p>
            </TicketFigure>
            <span className="btn btn-primary btn-wide">Apply for This Shift</span>
          </>
        }
      >
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="role" icon="store">
            Salon
          </Badge>
          <span className="inline-flex items-center gap-[5px] font-strong tabular-nums">
            <Icon name="pin" size="s" />
            3.4 mi
          </span>
        </div>
        <div>
          <p className="font-head text-[1.375rem] leading-head font-[680] tracking-[-0.012em] text-balance">
            Full-groom Saturday, mostly doodles
          </p>
          <p className="flex flex-wrap items-center gap-x-3">
            Shoal Creek Pet Spa <Rating value={4.9} reviews={61} />
          </p>
        </div>
        <Facts>
          <Fact icon="calendar" className="when-narrow">
            <b>{shortDate(day, 'UTC')}</b>
          </Fact>
          <Fact icon="clock">
            <b>{wallTimeRange(from, to)}</b> ({inHours(wallHours(from, to))})
          </Fact>
          <Fact icon="paw">
            <b>7 dogs</b>
          </Fact>
        </Facts>
        <p className="text-ink-2">5310 Burnet Rd, Austin, TX 78756</p>
        <div className="flex flex-wrap gap-1.5">
          <Badge>Own shears</Badge>
          <Badge>3+ years</Badge>
          <Badge>Scissor finish</Badge>
        </div>
      </Ticket>
      <PetRow
        coat="wire"
        portrait={<Schnauzer />}
        title="Otto, hand-strip"
        facts="Schnauzer, 9 years, 17 lb"
        budget={dollars(95)}
      />
      <PetRow
        coat="long"
        portrait={<Cat />}
        title="Miso, lion cut"
        facts="Maine Coon, 11 lb"
        budget={dollars(120)}
      />
    </>
  );
}
