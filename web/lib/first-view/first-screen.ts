/** Whether the device that asks for a page has a desktop's screen, by what its browser says of itself. */
export function isDesktop(headers: Headers): boolean {
  const mobile = headers.get('sec-ch-ua-mobile');
  if (mobile !== null) return mobile === '?0';
  const agent = headers.get('user-agent') ?? '';
  // Safari of an iPad says that it is a Mac: it draws the page anew where that is too wide.
  return /Windows|Macintosh|X11/.test(agent) && !/Mobi|Android/.test(agent);
}

/** A desktop's usual width, in rem. */
const desktopWidth = 80;
const widthQuery = /^\(width (<|>=) ([\d.]+)rem\)$/;

let source = (): boolean | undefined => undefined;

/** Sets where it is read whether what is drawn first is for a desktop. */
export function readFirstScreen(from: () => boolean | undefined): void {
  source = from;
}

/** Whether a media query matches the screen that a page is drawn for first: only those of a desktop's width do. */
export function matchesFirst(media: string): boolean {
  const [, compared, rem] = widthQuery.exec(media) ?? [];
  if (!source() || rem === undefined) return false;
  return compared === '<' ? desktopWidth < Number(rem) : desktopWidth >= Number(rem);
}
