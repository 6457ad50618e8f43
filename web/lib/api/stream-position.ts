/** The latest position that the server named, and when this tab was sure of it. */
let latest: { position: string; at: number } | undefined;

/** The server keeps changes for an hour; an older position is not worth naming. In ms. */
const keptFor = 30 * 60_000;

/** Notes the first position of this tab: what is read after it includes the changes before it. */
export function noteFirstPosition(position: string | null): void {
  if (position) latest ??= { position, at: Date.now() };
}

/** Notes the position of an event of the stream. */
export function notePosition(position: string): void {
  if (position) latest = { position, at: Date.now() };
}

/** The position from which the stream should go on; undefined if it is not known anymore. */
export const lastPosition = (): string | undefined =>
  latest && Date.now() - latest.at < keptFor ? latest.position : undefined;

/** For another account, whose data was read at another time. */
export function forgetPosition(): void {
  latest = undefined;
}
