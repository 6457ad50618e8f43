/** When and where a page is drawn first: by the server, and by the browser that takes its markup over. */
type Moment = { at?: Date | undefined; timeZone: string };

let source: () => Moment | undefined = () => undefined;

/** Sets where the moment is read. */
export function readFirstMoment(from: () => Moment | undefined): void {
  source = from;
}

/** The time at which what is drawn now begins. */
export const startTime = (): Date => source()?.at ?? new Date();

/** The reader's time zone where it is not the one of the device; undefined for that. */
export const viewerZone = (): string | undefined => source()?.timeZone;
