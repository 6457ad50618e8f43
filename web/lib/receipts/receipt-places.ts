import { createStore } from '../create-store.ts';

type ReceiptPlaceEntry = {
  /** The record whose receipts are shown there. */
  about: string;
  element: HTMLElement;
  /** In a row of buttons, where a receipt takes the place of the second one for some seconds. */
  inRow: boolean;
};

export const receiptPlaces = createStore<readonly ReceiptPlaceEntry[]>(() => []);

/**
 * Offers a place for the receipts of a record. @returns a function that takes it away, after the page has let
 * go of it: a change inside of what was just removed confuses screen readers
 */
export function offerPlace(about: string, element: HTMLElement, inRow = false): () => void {
  receiptPlaces.set([...receiptPlaces.get(), { about, element, inRow }]);
  return () =>
    void setTimeout(() =>
      receiptPlaces.set(receiptPlaces.get().filter((place) => place.element !== element)),
    );
}
