import { Link } from 'react-router';
import { feeThatMayCome } from '#contract/memberships/plan-facts.ts';
import type { PlanFacts, PlanKind } from '#contract/memberships/plan-facts.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checklist } from '#web/ui/data/checklist.tsx';
import { Ticket, TicketFigure } from '#web/ui/data/ticket.tsx';
import { everyTerm, feeWords, planTitle, plansOf } from './plan-words.ts';

type PlanTicketsProps = {
  kind: PlanKind;
  /** URL for choosing a plan; undefined if it cannot be chosen yet. */
  linkTo: ((facts: PlanFacts) => string) | undefined;
};

/** The plans of a kind as tickets: benefits, and on the stub the price and one button. */
export function PlanTickets({ kind, linkTo }: PlanTicketsProps) {
  return (
    <ul className="grid gap-4.5">
      {plansOf(kind).map((facts) => (
        <li key={facts.plan}>
          <PlanTicket facts={facts} to={linkTo?.(facts)} primary={isFavoured(facts)} />
        </li>
      ))}
    </ul>
  );
}

/** True for the one plan of a kind with a filled button: the best value, or the shortest commitment. */
const isFavoured = ({ kind, badge, termMonths }: PlanFacts) =>
  kind === 'access' ? badge !== null : termMonths === 1;

function PlanTicket({ facts, to, primary }: { facts: PlanFacts; to: string | undefined; primary: boolean }) {
  // Premium plans are listed under a heading of their own.
  const Heading = facts.kind === 'access' ? 'h2' : 'h3';
  return (
    <Ticket
      className="[--stub:16rem]"
      aria-labelledby={facts.plan}
      stub={
        <>
          <TicketFigure label={facts.name} figure={exactPrice(facts.price)}>
            <p className="font-strong">{facts.per}</p>
          </TicketFigure>
          {to && (
            <Button asChild variant={primary ? 'primary' : 'line'}>
              <Link to={to}>Choose {facts.name}</Link>
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <Heading id={facts.plan} className="text-h4">
          {planTitle(facts.plan)}
        </Heading>
        {facts.badge && <Badge tone="warn">{facts.badge}</Badge>}
      </div>
      <Checklist
        items={facts.perks}
        className="sm:grid-cols-2 sm:gap-x-6 sm:[&>li:nth-child(2)]:border-t-0"
      />
      <p className="text-s text-ink-2 tabular-nums">{termsOf(facts)}</p>
    </Ticket>
  );
}

/** Renewal terms, shown next to every price. */
function termsOf(facts: PlanFacts): string {
  const renews = `Renews at ${exactPrice(facts.price)} ${everyTerm(facts.termMonths)} until you cancel`;
  if (facts.kind === 'access') return `${renews}.`;
  return `${renews}. ${facts.minimumMonths}-month minimum commitment, ${feeThatMayCome(facts) > 0 ? `or an ${feeWords(facts)}` : feeWords(facts)}.`;
}
