import type { Reliability } from '#contract/reliability.ts';
import { Rated } from '../people/rated.tsx';
import { Kept } from './kept.tsx';

export type TrustProps = {
  rated: { rating: number | null; reviewCount: number };
  reliability: Reliability;
};

/** What others say of a person, and how many bookings they kept; below three bookings only the former. */
export function Trust({ rated, reliability }: TrustProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Rated {...rated} />
      {reliability.bookings && <Kept reliability={reliability} />}
    </div>
  );
}
