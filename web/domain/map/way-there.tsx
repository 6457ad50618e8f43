import { minutesByRoad } from '#contract/places/roads.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DirectionsLink } from './directions-link.tsx';
import { miles } from '../places/miles.ts';

type WayThereProps = {
  /** The address as the viewer reads it: with a street, or only a ZIP code or a town. */
  address: string;
  /** Straight miles from the viewer's place; null if unknown. */
  distance?: number | null;
};

/** How far a place is and how to get there. Places are known to the ZIP code, so no map says where the door is. */
export function WayThere({ address, distance = null }: WayThereProps) {
  const hasDoor = /^\s*\d+\S*\s+[^,]*\p{L}/u.test(address);
  if (distance === null && !hasDoor) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {distance !== null && (
        <p className="flex items-center gap-1.5 tabular-nums">
          <Icon name="pin" size="s" />
          {miles(distance)}, about {inMinutes(minutesByRoad(distance))} by car
        </p>
      )}
      {hasDoor && <DirectionsLink to={address} />}
    </div>
  );
}
