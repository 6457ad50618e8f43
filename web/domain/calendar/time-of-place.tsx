import { zoneName } from '#web/lib/dates.ts';

/** Says whose time is meant, where it is not the device's. */
export function TimeOfPlace({ at, timeZone }: { at: string; timeZone: string }) {
  const zone = zoneName(at, timeZone);
  if (zone === zoneName(at, new Intl.DateTimeFormat().resolvedOptions().timeZone)) return null;
  return <p className="hint">Local time where the visit is ({zone}).</p>;
}
