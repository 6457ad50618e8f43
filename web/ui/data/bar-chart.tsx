import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type Bar = {
  /** Under the bar: 'Jul'. */
  label: string;
  value: number;
  /** Shown on the bar and read aloud; with many bars, set it on the first and last only. */
  text?: string;
  /** Read aloud instead of `text` and value: 'none'. */
  spoken?: string;
  /** The current one: in the full accent. */
  now?: boolean;
};

type BarChartProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** The measured quantity; read aloud, and shown above unless `captionHidden`. */
  caption: string;
  captionHidden?: boolean;
  bars: readonly Bar[];
  /** Hides the labels under the bars if the caption is enough. */
  labelsHidden?: boolean;
  /** Height of the chart in px. */
  height?: number;
  /** Formats the value of a bar without `text` for reading aloud. */
  format?: (value: number) => string;
};

/** How many labels fit on a phone. */
const fitPhone = 6;

/** BarChart on a baseline that starts at zero. */
export function BarChart({
  caption,
  captionHidden,
  bars,
  labelsHidden,
  height = 170,
  format = String,
  className,
  ...rest
}: BarChartProps) {
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
                  // On a phone there is room for every other label.
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
