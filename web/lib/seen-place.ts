import { receiptPlaces } from './receipts/receipt-places.ts';

/** The newest place of a record of which something is on the screen: a sheet lies above its list. */
export const seenPlace = (about: string): HTMLElement | undefined =>
  receiptPlaces
    .get()
    .findLast((place) => place.about === about && place.element.isConnected && isSeen(place.element))
    ?.element;

/** In px; a bar may cover the foot of the window. */
const barHeight = 76;

function isSeen(element: HTMLElement): boolean {
  const { top, bottom } = (element.closest('article, section') ?? element).getBoundingClientRect();
  // Environments without layout have no `checkVisibility`.
  const isRendered = !('checkVisibility' in element) || element.checkVisibility();
  return isRendered && bottom >= 0 && top < window.innerHeight - barHeight;
}
