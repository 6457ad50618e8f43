import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Fieldset } from './fieldset.tsx';
import { Icon } from '../icon.tsx';

type StarInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'children'> & {
  legend: ReactNode;
  error?: ReactNode;
  /** Groups the radios. */
  name: string;
  /** 1 to 5, or null if none is chosen. */
  value: number | null;
  onChange: (value: number) => void;
};

/** One to five stars as five radios, so that arrow keys work. */
export function StarInput({ legend, error, value, onChange, ...rest }: StarInputProps) {
  return (
    <Fieldset legend={legend} error={error}>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 cursor-pointer place-items-center rounded-s has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              {...rest}
              type="radio"
              className="absolute inset-0 cursor-pointer opacity-0"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <Icon
              name="star"
              className={clsx(
                'size-8 stroke-[1.2]',
                value !== null && stars <= value
                  ? 'fill-straw stroke-straw-ink'
                  : 'fill-card stroke-line-strong',
              )}
            />
            <span className="sr-only">{stars === 1 ? '1 star' : `${stars} stars`}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
