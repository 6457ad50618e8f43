/** Whether the device that asks for a page has a desktop's screen, by what its browser says of itself. */
export function isDesktop(headers: Headers): boolean {
  const mobile = headers.get('sec-ch-ua-mobile');
  if (mobile !== null) return mobile === '?0';
  const agent = headers.get('user-agent') ?? '';
  // Safari of an iPad says that it is a Mac: it draws the page anew where that is too wide.
  return /Windows|Macintosh|X11/.test(agent) && !/Mobi|Android/.test(agent);
}

/** Usual widths, in rem. */
const [phoneWidth, desktopWidth] = [24, 80];
const widthQuery = /^\(width (<|>=) ([\d.]+)rem\)$/;

let source = (): boolean | undefined => undefined;

/** Sets where it is read whether what is drawn first is for a desktop. */
export function readFirstScreen(from: () => boolean | undefined): void {
  source = from;
}

/** Whether a media query about width or touch matches the screen that a page is drawn for first. */
export function matchesFirst(media: string): boolean {
  const desktop = source();
  if (desktop === undefined) return false;
  if (media === '(pointer: coarse)') return !desktop;
  const [, compared, rem] = widthQuery.exec(media) ?? [];
  const width = desktop ? desktopWidth : phoneWidth;
  if (rem === undefined) return false;
  return compared === '<' ? width < Number(rem) : width >= Number(rem);
}
