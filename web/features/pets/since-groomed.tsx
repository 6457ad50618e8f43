import { clsx } from 'clsx';
import type { Pet } from '#contract/pets/pets.ts';
import { sinceGroomedTone } from '#reference/life-stages.ts';
import { daysSince } from '#web/lib/dates.ts';

const looks = {
  destructive: 'bg-urgent text-on-role',
  default: 'bg-straw-soft text-straw-ink',
  secondary: 'bg-card',
};

type SinceGroomedProps = {
  pet: Pick<Pet, 'lastGroomedAt'>;
  now: Date;
  /** Without a warning, as the next groom is booked. */
  calm?: boolean;
  className?: string;
};

/** '63 days since groomed': coral above 60, straw above 30, plain below. */
export function SinceGroomed({ pet, now, calm = false, className }: SinceGroomedProps) {
  const days = pet.lastGroomedAt ? Math.max(0, daysSince(pet.lastGroomedAt, now)) : null;
  return (
    <span
      className={clsx(
        'badge min-h-8! text-[0.9375rem]! tabular-nums',
        looks[days === null || calm ? 'secondary' : sinceGroomedTone(days)],
        className,
      )}
    >
      {sinceWords(days)}
    </span>
  );
}

function sinceWords(days: number | null): string {
  if (days === null) return 'No groom on record';
  if (days === 0) return 'Groomed today';
  return days === 1 ? '1 day since groomed' : `${days} days since groomed`;
}
