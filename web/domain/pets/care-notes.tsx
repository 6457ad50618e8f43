import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { FiledBite } from '#contract/pets/pets.ts';
import type { TemperamentCode } from '#contract/pets/pet-codes.ts';
import { temperaments } from '#reference/temperaments.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';

type CareNotesProps = {
  pets: readonly {
    id: string;
    name: string;
    specialConditions: string[];
    temperament: TemperamentCode[];
    bites: { on: string; what: string }[];
    filedBites: readonly FiledBite[];
    groomingNotes: string | null;
  }[];
  /** Shows long notes in full. */
  whole?: boolean;
  /** Only what is to be known before the animal is touched, or only the notes; both, if omitted. */
  only?: 'care' | 'notes';
};

/**
 * The pets' conditions, temperament, bites and notes that a groomer should know, by pet if there are several.
 */
export function CareNotes({ pets, whole = false, only }: CareNotesProps) {
  const notes = pets.flatMap(
    ({ id, name, specialConditions, temperament, bites, filedBites, groomingNotes }) => {
      const of = pets.length > 1 ? `${name}: ` : '';
      const temper = temperament
        .filter((code) => temperaments[code].care)
        .map((code) => temperaments[code].label);
      const handling = [...specialConditions, ...temper].join(', ');
      const care = [
        handling && (
          <Line key={id} icon="heart">
            {of + handling}
          </Line>
        ),
        ...bites.map(({ on, what }) => (
          <Line key={`${id} ${on} ${what}`} icon="alert">
            {`${of}Bite, ${monthDayYear(on, 'UTC')}: ${what}`}
          </Line>
        )),
        ...filedBites.map((bite) => (
          <Line key={bite.id} icon="alert">
            {of + filedBiteWords(bite)}
          </Line>
        )),
      ];
      const words = groomingNotes && (
        <Line key={`${id} notes`} icon="note" className={whole ? 'whitespace-pre-line' : 'line-clamp-3'}>
          {of + groomingNotes}
        </Line>
      );
      return [...(only === 'notes' ? [] : care), only === 'care' ? null : words].filter(
        (line) => line !== '' && line !== null,
      );
    },
  );
  return notes.length > 0 && <ul className="grid gap-1">{notes}</ul>;
}

/** 'Bite, Feb 3, 2026: A finger. Seen by Maya Ortiz. The owner answers: Her nail was sore.' */
export const filedBiteWords = ({ on, what, by, answer }: FiledBite): string =>
  [
    `Bite, ${monthDayYear(on, 'UTC')}: ${what.replace(/\.?$/, '.')}`,
    `Seen by ${by}.`,
    ...(answer ? [`The owner answers: ${answer}`] : []),
  ].join(' ');

function Line({ icon, className, children }: { icon: IconName; className?: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[18px_minmax(0,1fr)] gap-2">
      <Icon
        name={icon}
        size="s"
        className={clsx('mt-0.5', icon === 'alert' ? 'text-urgent' : 'text-ink-2')}
      />
      <span className={clsx('wrap-anywhere', className)}>
        <span className="sr-only">To know: </span>
        {children}
      </span>
    </li>
  );
}
