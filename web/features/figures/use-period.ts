import { filterReader } from '#web/lib/url/filters.ts';
import { isPeriod, periodNames, periodOf } from '#web/lib/periods.ts';
import type { Period, PeriodName } from '#web/lib/periods.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useUrlParams } from '#web/lib/url/use-url-query.ts';

const names = Object.keys(periodNames) as PeriodName[];

export type ChosenPeriod = ReturnType<typeof usePeriod>;

/** The period that the figures are about. It is kept in the address. */
export function usePeriod() {
  const now = useNow();
  const [params, change] = useUrlParams();
  const read = filterReader(params);
  const asked = read.oneOf('period', names) ?? 'quarter';
  const usual = periodOf('quarter', now);
  const typed = { from: read.day('from') ?? usual.from, to: read.day('to') ?? usual.to };
  const name = asked === 'custom' && !isPeriod(typed) ? 'quarter' : asked;
  const days: Period = name === 'custom' ? typed : periodOf(name, now);
  return {
    name,
    days,
    choose: (next: PeriodName) =>
      change(
        next === 'custom'
          ? { period: next, ...days }
          : { period: next === 'quarter' ? '' : next, from: '', to: '' },
        { replace: true },
      ),
    setDays: (part: Partial<Period>) => change(part, { replace: true }),
  };
}
