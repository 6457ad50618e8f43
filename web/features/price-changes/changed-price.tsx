import type { PriceChangeState } from '#contract/price-changes.ts';
import { price } from '#web/lib/money.ts';

type Change = {
  state: PriceChangeState;
  /** When an agreed price was disputed, so that it does not count. */
  disputedAt?: string | null;
  lines: readonly { name: string; amount: number }[];
  reason: string;
  photos: readonly string[];
  oldTotal: number;
  newTotal: number;
};

/** The old and the new price, what makes the difference, why, and photos of it. */
export function ChangedPrice({ change }: { change: Change }) {
  const { lines, reason, photos } = change;
  return (
    <>
      <p className="text-l tabular-nums">
        <Prices change={change} />
      </p>
      {reason && <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
      <dl className="grid gap-1 tabular-nums">
        {lines.map(({ name, amount }, nth) => (
          // Lines have no key of their own and never change.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={nth} className="flex justify-between gap-3">
            <dt className="min-w-0 wrap-anywhere">{name}</dt>
            <dd>+ {price(amount)}</dd>
          </div>
        ))}
      </dl>
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {photos.map((url, nth) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt={`What costs more, ${nth + 1} of ${photos.length}`}
                  className="aspect-square w-full rounded-s object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Both prices; the strong one is what is asked for, or once there is an answer, what counts. */
function Prices({ change: { state, disputedAt, oldTotal, newTotal } }: { change: Change }) {
  if (state === 'open')
    return (
      <>
        <span className="text-ink-2">
          <span className="sr-only">Agreed until now: </span>
          {price(oldTotal)}
        </span>{' '}
        → <strong>{price(newTotal)}</strong>
      </>
    );
  const isAgreed = state === 'approved' && !disputedAt;
  return (
    <>
      <strong>{price(isAgreed ? newTotal : oldTotal)}</strong>
      <span className="text-ink-2">
        {isAgreed ? ` instead of ${price(oldTotal)}` : `, not ${price(newTotal)}`}
      </span>
    </>
  );
}
