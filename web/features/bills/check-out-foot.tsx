import { exactPrice, price } from '#web/lib/money.ts';
import { startTime } from '#web/lib/first-view/first-moment.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { SumList, SumRow } from '#web/ui/data/sum-list.tsx';
import { Note } from '#web/ui/note.tsx';
import { useInView } from './use-in-view.ts';
import type { CheckOutValues, Counted } from './check-out-values.ts';

type CheckOutFootProps = {
  values: CheckOutValues;
  counted: Counted;
  /** Cents that were paid in advance. */
  advance: number;
  /** Why it cannot be sent, once that was tried. */
  problem: string | undefined;
  busy: boolean;
  /** The next visit: what is chosen, or else when they usually come; a tap chooses it, or takes it back. */
  next: { startsAt: string; timeZone: string; isChosen: boolean; onToggle: () => void } | undefined;
};

const yearIsSaidFrom = 330 * 24 * 3_600_000;

/** 'Tue, Jan 12': the year of a visit in some weeks goes without saying. */
function dayOfNext({ startsAt, timeZone }: { startsAt: string; timeZone: string }): string {
  const at = new Date(startsAt);
  const isFar = at.getTime() - startTime().getTime() > yearIsSaidFrom;
  return isFar ? shortDate(at, timeZone) : shortDate(at, timeZone, at);
}

/** The total and the button that takes the payment: a sticky foot on a phone, a column on a wide screen. */
export function CheckOutFoot({ values, counted, advance, problem, busy, next }: CheckOutFootProps) {
  const tip = values.payments.length > 0 ? counted.tip : 0;
  // The same choice is not shown twice in one view.
  const isNextInView = useInView('next');
  const taken = counted.total - advance - counted.owed + tip;
  return (
    <div className="sticky bottom-[var(--covered,0px)] z-1 -mx-4 grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line bg-card px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:top-6 lg:bottom-auto lg:mx-0 lg:self-start lg:rounded-m lg:border lg:p-5">
      <SumList className="hidden! lg:grid!">
        <SumRow label="Work">{exactPrice(counted.subtotal - counted.discount)}</SumRow>
        {counted.tax > 0 && <SumRow label="Sales tax">{exactPrice(counted.tax)}</SumRow>}
        {tip > 0 && <SumRow label="Tip">{exactPrice(tip)}</SumRow>}
        {advance > 0 && <SumRow label="Paid in advance">{exactPrice(-advance)}</SumRow>}
        {counted.owed > 0 && <SumRow label="Stays owed">{exactPrice(-counted.owed)}</SumRow>}
      </SumList>
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      {next && !isNextInView && (
        <Chip
          pressed={next.isChosen}
          icon={next.isChosen ? 'check' : 'calendar'}
          className="justify-self-start text-start whitespace-normal! tabular-nums"
          onClick={next.onToggle}
        >
          Book {dayOfNext(next)}, {clockTime(next.startsAt, next.timeZone)}
        </Chip>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:grid lg:grid-cols-1">
        <p className="flex flex-wrap items-baseline gap-x-2 lg:justify-between lg:border-t lg:border-line lg:pt-3">
          <span className="max-lg:sr-only">To take now</span>
          <b className="figure">{exactPrice(Math.max(taken, 0))}</b>
        </p>
        <Button
          type="submit"
          variant="primary"
          className="min-h-12 grow lg:w-full"
          busy={busy && 'Closing...'}
        >
          {taken > 0
            ? `Take ${price(taken)} and close`
            : counted.isFree
              ? 'Close'
              : 'Close without a payment'}
        </Button>
      </div>
    </div>
  );
}
