import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';

type PasswordMeterProps = {
  password: string;
  /** The person's name and email, which are no secret. */
  words?: string[];
};

const none: string[] = [];
const levels = ['Very easy to guess', 'Easy to guess', 'Could be stronger', 'Strong', 'Very strong'] as const;
const tones = ['bg-danger', 'bg-danger', 'bg-straw', 'bg-good', 'bg-good'] as const;

/**
 * Says how strong a typed password is. The list of passwords that it compares with loads at the first letter; without
 * it, nothing is shown, and the server judges.
 */
export function PasswordMeter({ password, words = none }: PasswordMeterProps) {
  const settled = useDebouncedValue(password);
  const [score, setScore] = useState<number>();
  const known = words.join(' ');
  useEffect(() => {
    if (settled === '') return undefined;
    let isCurrent = true;
    import('./password-strength.ts')
      .then(({ strengthOf }) => isCurrent && setScore(strengthOf(settled, known.split(' '))))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [settled, known]);
  const shown = settled === '' ? undefined : score;
  return (
    <div className="-mt-2 grid gap-1.5 empty:hidden" role="status">
      {shown !== undefined && (
        <>
          <div className="grid grid-cols-4 gap-1" aria-hidden="true">
            {[1, 2, 3, 4].map((level) => (
              <span
                key={level}
                className={clsx('h-1.5 rounded-pill', level <= Math.max(shown, 1) ? tones[shown] : 'bg-tag')}
              />
            ))}
          </div>
          <p className="text-s text-ink-2">{levels[shown]}</p>
        </>
      )}
    </div>
  );
}
