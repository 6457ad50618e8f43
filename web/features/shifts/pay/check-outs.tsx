import { useQuery } from '@tanstack/react-query';
import type { CheckOuts } from '#contract/relief.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { price } from '#web/lib/money.ts';
import { counted, listed } from '#web/lib/words.ts';
import { SumList, SumRow } from '#web/ui/data/sum-list.tsx';
import { dogs } from '../shift-words.ts';

export const useCheckOuts = (shiftId: string) =>
  useQuery({ ...query('GET /api/shifts/:id/check-outs', { params: { id: shiftId } }), ...polled });

/** What check-outs add up to, with tips in a line of their own. */
export function CheckOutSums({ checkOuts, name }: { checkOuts: CheckOuts; name: string }) {
  const { bills, revenue, tips } = checkOuts;
  return (
    <div className="grid gap-1">
      <SumList className="wrap-anywhere">
        <SumRow label={`${counted(bills, 'check-out')}, ${dogs(checkOuts.dogs)}, without tax and tips`}>
          {price(revenue)}
        </SumRow>
        {tips > 0 && <SumRow label={`Tips for ${name}, not part of the share`}>{price(tips)}</SumRow>}
      </SumList>
      <NotCheckedOut {...checkOuts} />
    </div>
  );
}

/** Who is still here, or has left without a bill: the day’s sums lack them. */
export function NotCheckedOut({
  notCheckedOut,
  petsNotCheckedOut,
}: Pick<CheckOuts, 'notCheckedOut' | 'petsNotCheckedOut'>) {
  if (notCheckedOut === 0) return null;
  return (
    <p className="text-s wrap-anywhere">
      {petsNotCheckedOut.length > 0
        ? `Not checked out yet: ${listed(petsNotCheckedOut)}.`
        : `${counted(notCheckedOut, 'visit')} not checked out yet.`}
    </p>
  );
}

/** `revenue`: null where only hours are paid and it was left out. */
type Figures = { dogsGroomed: number; revenue: number | null };

/** 'The check-outs say 6 dogs and $640: this is 1 dog and $40 more.' Nothing where both are the same, or nothing is typed. */
export function difference({ dogsGroomed, revenue }: Figures, checkOuts: CheckOuts): string | undefined {
  if (Number.isNaN(dogsGroomed) || Number.isNaN(revenue ?? 0)) return undefined;
  const parts = [
    apart(dogsGroomed - checkOuts.dogs, dogs),
    revenue !== null && apart(revenue - checkOuts.revenue, (cents) => price(cents)),
  ].filter(Boolean);
  if (parts.length === 0) return undefined;
  return `The check-outs say ${dogs(checkOuts.dogs)} and ${price(checkOuts.revenue)}: this is ${parts.join(' and ')}.`;
}

const apart = (by: number, inWords: (by: number) => string) =>
  by !== 0 && `${inWords(Math.abs(by))} ${by > 0 ? 'more' : 'less'}`;
