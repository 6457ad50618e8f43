import { clsx } from 'clsx';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';

import { Badge } from '../badge.tsx';
import { Icon } from '../icon.tsx';

type BeforeAfterProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Two pictures of the same shape: an `img` or a `Coat`. */
  before: ReactNode;
  after: ReactNode;
  /** The accessible name of the comparison. */
  label?: string;
};

/** Two stacked pictures with a divider that is dragged or moved by arrow keys. */
export function BeforeAfter({
  before,
  after,
  label = 'Before and after',
  className,
  style,
  ...rest
}: BeforeAfterProps) {
  const [at, setAt] = useState(35);
  return (
    <div
      className={clsx('compare', className)}
      style={{ '--at': `${at}%`, ...style } as CSSProperties}
      {...rest}
    >
      <div>{before}</div>
      <div className="compare-after absolute inset-0">{after}</div>
      <Badge className="left-3">Before</Badge>
      <Badge className="right-3">After</Badge>
      <div className="compare-bar" aria-hidden="true">
        <span className="compare-knob">
          <Icon name="swap" />
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={label}
        aria-valuetext={`${at} percent before`}
        onChange={(event) => setAt(event.target.valueAsNumber)}
      />
    </div>
  );
}
