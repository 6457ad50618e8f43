import { useSyncExternalStore } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

const never = () => () => undefined;

/** How addresses are opened in the device's own map app, or on a map site where it has none. */
export function useDirections(): (address: string) => string {
  const device = useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => '',
  );
  return (address) => directionsTo(address, device);
}

/** Opens directions to an address. Nothing is asked before the tap. */
export function DirectionsLink({ to }: { to: string }) {
  const directions = useDirections();
  return (
    <Button asChild>
      <a href={directions(to)} target="_blank" rel="noreferrer">
        <Icon name="pin" size="s" />
        Directions <span className="sr-only">to {to}</span>
      </a>
    </Button>
  );
}

/** The address that a device's map app opens. */
export function directionsTo(address: string, device: string): string {
  const place = encodeURIComponent(address);
  if (/Android/.test(device)) return `geo:0,0?q=${place}`;
  if (/iPhone|iPad|Macintosh/.test(device)) return `https://maps.apple.com/?daddr=${place}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}

/** As many stops as a map site takes in one address. */
export const mostStops = 10;

/** The address of directions from where the device is through stops in their order, at most `mostStops`. */
export function directionsThrough(addresses: readonly string[]): string {
  const stops = addresses.slice(0, mostStops).map((address) => encodeURIComponent(address));
  const between = stops.slice(0, -1);
  return [
    `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${stops.at(-1) ?? ''}`,
    ...(between.length > 0 ? [`waypoints=${between.join('%7C')}`] : []),
  ].join('&');
}
