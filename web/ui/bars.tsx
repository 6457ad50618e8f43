import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type Bar = {
  /** Under the bar: 'Jul'. */
  label: string;
  value: number;
  /** Written on the bar, and read; where many bars stand, write on the first and last only. */
  text?: string;
  /** Read in place of `text` and value: 'none'. */
  spoken?: string;
  /** The current one: in the full accent. */
  now?: boolean;
};

type BarsProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** What is measured; read, and shown above unless `captionHidden`. */
  caption: string;
  captionHidden?: boolean;
  bars: readonly Bar[];
  /** Leaves the labels under the bars out, where the caption says enough. */
  labelsHidden?: boolean;
  /** Of the drawing, in px. */
  height?: number;
  /** How a bar without `text` is read. */
  format?: (value: number) => string;
};

/** Labels that stand side by side on a phone. */
const fitPhone = 6;

/** Bars on a baseline that starts at zero. */
export function Bars({
  caption,
  captionHidden,
  bars,
  labelsHidden,
  height = 170,
  format = String,
  className,
  ...rest
}: BarsProps) {
  const top = Math.max(...bars.map((bar) => bar.value), 0);
  const read = bars.map((bar) => `${bar.label} ${bar.spoken ?? bar.text ?? format(bar.value)}`).join(', ');
  return (
    <figure className={clsx('grid min-w-0 gap-2', className)} {...rest}>
      <figcaption className={captionHidden ? 'sr-only' : 'font-strong'}>{caption}</figcaption>
      <p className="sr-only">{read}</p>
      <div aria-hidden="true" className="min-w-0">
        <div className="bars" style={{ height }}>
          {bars.map((bar) => (
            <i
              key={bar.label}
              data-now={bar.now || undefined}
              data-none={bar.value === 0 || undefined}
              style={{ height: `${top === 0 ? 0 : (100 * bar.value) / top}%` }}
            >
              {bar.text && <b>{bar.text}</b>}
            </i>
          ))}
        </div>
        {!labelsHidden && (
          <div className="mt-1 flex gap-1.5 text-s">
            {bars.map((bar) => (
              <span
                key={bar.label}
                className={clsx(
                  'flex max-w-24 min-w-1 flex-1 justify-center whitespace-nowrap',
                  bar.now && 'font-strong',
                  // On a phone there is room for every other one.
                  bars.length > fitPhone && 'max-sm:nth-last-[even]:invisible',
                )}
              >
                {bar.label}
              </span>
            ))}
          </div>
        )}
      </div>
    </figure>
  );
}
