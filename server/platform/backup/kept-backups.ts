/** How many backups are kept: the newest of each of so many days, weeks and months that have one. */
export type KeepRule = { daily: number; weekly: number; monthly: number };

export const usualRule: KeepRule = { daily: 7, weekly: 4, monthly: 12 };

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const monthOf = (at: Date) => at.toISOString().slice(0, 7);

/** The Monday of the day's week. */
function weekOf(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return dayOf(new Date(at.getTime() - sinceMonday * 86_400_000));
}

/** Names a backup after its second; such names sort by time. */
export const nameOf = (at: Date): string => `wagwell-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

const writtenName = /^wagwell-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

export const timeOf = (name: string): Date => new Date(name.replace(writtenName, '$1-$2-$3T$4:$5:$6Z'));

/** Chooses which backups stay; the newest always does. */
export function keptBackups(names: readonly string[], { daily, weekly, monthly }: KeepRule): Set<string> {
  const newestFirst = names.toSorted().toReversed();
  const newestOfEach = (periodOf: (at: Date) => string, count: number) =>
    [...Map.groupBy(newestFirst, (name) => periodOf(timeOf(name))).values()]
      .slice(0, count)
      .map(([newest]) => newest);
  return new Set(
    [
      newestFirst[0],
      ...newestOfEach(dayOf, daily),
      ...newestOfEach(weekOf, weekly),
      ...newestOfEach(monthOf, monthly),
    ].filter((name) => name !== undefined),
  );
}
