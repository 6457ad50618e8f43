import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact, Facts, Ticket, TicketFigure } from '#web/ui/data/ticket.tsx';
import { SamplePet } from './sample-pet.tsx';

/** What a groomer's week is made of: shifts at salons, and days with clients of their own. */
export function SampleWork({ dashboard }: { dashboard: string | undefined }) {
  return (
    <>
      <Ticket
        stub={
          <>
            <TicketFigure label="Take-home, estimated" figure="$139–$170">
              40% commission
            </TicketFigure>
            <Button asChild variant="primary" wide>
              <Link to={dashboard ?? href('register')}>
                {dashboard ? 'Open my dashboard' : 'Join to apply'}
              </Link>
            </Button>
          </>
        }
      >
        <h3 className="text-h4">Second table, full book</h3>
        <Facts>
          <Fact icon="store">A salon 0.8 miles away, rated 4.7</Fact>
          <Fact icon="clock">Saturday, 9:00 AM – 3:00 PM</Fact>
          <Fact icon="paw">4 dogs, and you are free</Fact>
        </Facts>
      </Ticket>
      <div className="card flex items-center gap-3 p-3! lg:gap-4 lg:p-4!">
        <SamplePet kind="lab" />
        <div className="min-w-0 grow">
          <h3 className="text-h4">A day of your own</h3>
          <p className="text-ink-2">5 clients · Rocky at 11:30 AM</p>
        </div>
        <b className="font-head text-h4 tabular-nums">$412</b>
      </div>
    </>
  );
}
