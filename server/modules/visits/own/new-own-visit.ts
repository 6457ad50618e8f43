import { uuidv7 } from 'uuidv7';
import type { ClientToBook } from '../quote/clients-to-book.queries.ts';
import type { NewOwnVisit } from './own-visits.queries.ts';
import type { NamedPet } from '../quote/pets-to-book.ts';
import { visitTitle } from './visit-title.ts';

type Place = { mobile: boolean; address: string | null; lat: number | null; lon: number | null };
type Given = Pick<
  NewOwnVisit,
  | 'source'
  | 'providerId'
  | 'providerAs'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'note'
  | 'squeezedIn'
  | 'arrivesAt'
  | 'readyAt'
  | 'staffId'
  | 'tableNo'
  | 'redoOf'
  | 'confirmedAt'
> & {
  client: ClientToBook;
  pets: readonly NamedPet[];
  /** Where the provider works. */
  facts: Place;
  atHome?: boolean | undefined;
};

/** Makes the row of a visit of a provider's own client: at the client's place, or else at the provider's. */
export function newOwnVisit({ client, pets, facts, ...given }: Given): NewOwnVisit {
  const atHome = given.atHome ?? facts.mobile;
  const { address, directions, lat, lon } = atHome ? client : { ...facts, directions: null };
  return {
    ...given,
    id: uuidv7(),
    requestId: null,
    offerId: null,
    ownerId: client.linkedAccountId,
    clientId: client.id,
    title: visitTitle(pets),
    services: [...new Set(pets.flatMap(({ services }) => services))],
    atHome,
    address,
    directions,
    lat,
    lon,
    listPrice: sumOf(pets),
    discount: 0,
  };
}

/** The sum of what is priced; null if nothing is. */
function sumOf(pets: readonly NamedPet[]): number | null {
  const priced = pets.flatMap(({ price }) => price ?? []);
  return priced.length > 0 ? priced.reduce((sum, price) => sum + price, 0) : null;
}
