import { uuidv7 } from 'uuidv7';
import type { ClientPetDraft } from '#contract/clients/client-pets.ts';
import type { ClientSource } from '#contract/clients/client-source.ts';
import type { ClientChange, ClientDraft, TextsOkHow } from '#contract/clients/clients.ts';
import { newPet } from '#server/modules/pets/index.ts';
import type { NewPet } from '#server/modules/pets/index.ts';
import { openPlaces } from '#server/platform/places/places.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import type { ClientValues, NewClient, NewClientPet } from './clients.queries.ts';
import { phoneDigits } from './phone-digits.ts';

/**
 * A draft with where the client came from, and the pictures of its pets that are claimed already. With a reason it is marked as
 * never to be booked.
 */
export type ClientToAdd = ClientDraft & {
  source: ClientSource;
  linkedAccountId?: string | null;
  doNotBookReason?: string;
  photoUrls?: readonly (string | null)[];
};
export type MadeClient = { client: NewClient; pets: MadePet[] };
export type MadePet = { pet: NewPet; notes: NewClientPet };
type Book = { accountId: string; timeZone: string; now: Date };

const places = openPlaces();

/** Makes the rows of a client with pets. @throws Problem `invalid` */
export function newClient(book: Book, draft: ClientToAdd): MadeClient {
  const { source, linkedAccountId = null, pets = [], photoUrls = [], firstName, textsOk, ...rest } = draft;
  const { doNotBookReason = null, ...given } = rest;
  const id = uuidv7();
  const made = pets.map((pet, place) =>
    newClientPet(book, id, pet, { photoUrl: photoUrls[place] ?? null, at: `pets.${place}.` }),
  );
  const petNames = made
    .map(({ pet }) => pet.name)
    .toSorted()
    .join(' ');
  const { accountId, now } = book;
  const values = {
    ...emptyClient,
    ...toValues(given),
    ...(textsOk ? { textsOkAt: now, textsOkHow: howOf(source) } : {}),
  };
  return {
    client: {
      id,
      accountId,
      linkedAccountId,
      firstName,
      ...values,
      doNotBookAt: doNotBookReason === null ? null : now,
      doNotBookReason,
      source,
      petNames,
      createdAt: now,
      changedAt: now,
    },
    pets: made,
  };
}

type PetGiven = { photoUrl?: string | null; at?: string };

/** Makes the rows of a client's pet. @throws Problem `invalid` */
export function newClientPet(
  { accountId, timeZone, now }: Book,
  clientId: string,
  draft: ClientPetDraft,
  { photoUrl = null, at = '' }: PetGiven = {},
): MadePet {
  const { notes, facts } = splitDraft(draft);
  const today = dayIn(now, timeZone);
  const pet = newPet({ managedBy: accountId }, facts, { today, timeZone, now, photoUrl, at });
  return {
    pet,
    notes: { clientId, petId: pet.id, accountId, ...emptyNotes, ...notes, addedAt: now },
  };
}

const emptyNotes = {
  usualServices: [] as string[],
  usualPrice: null,
  usualMinutes: null,
  everyWeeks: null,
  style: null,
  privateNotes: null,
  handling: 'easy' as const,
};

/** Splits what is the provider's own from the facts of the animal. Empty texts are none. */
export function splitDraft<Draft extends Partial<ClientPetDraft>>(draft: Draft) {
  const { usualServices, usualPrice, usualMinutes, everyWeeks, style, privateNotes, handling, ...facts } =
    draft;
  const notes = defined({
    usualServices,
    usualPrice,
    usualMinutes,
    everyWeeks,
    style: style === '' ? null : style,
    privateNotes: privateNotes === '' ? null : privateNotes,
    handling,
  });
  return { notes, facts };
}

const emptyClient = {
  lastName: null,
  phone: null,
  phoneDigits: null,
  phone2: null,
  phone2Digits: null,
  email: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  lat: null,
  lon: null,
  directions: null,
  notes: null,
  contactBy: 'text' as const,
  textsOkAt: null,
  textsOkHow: null,
};

const howOf = (source: ClientSource): TextsOkHow => (source === 'booking_page' ? 'booking_page' : 'provider');

/** The columns of the given fields. An address that the map does not know is kept without a place. */
export function toValues({
  phone,
  phone2,
  address,
  lastName,
  email,
  directions,
  notes,
  contactBy,
}: Omit<ClientChange, 'firstName' | 'textsOk' | 'doNotBook' | 'doNotBookReason'>): Partial<ClientValues> {
  return {
    ...defined({
      lastName: orNull(lastName),
      email: orNull(email),
      directions: orNull(directions),
      notes: orNull(notes),
      contactBy,
    }),
    ...(phone === undefined ? {} : { phone: phone || null, phoneDigits: phoneDigits(phone) }),
    ...(phone2 === undefined ? {} : { phone2: phone2 || null, phone2Digits: phoneDigits(phone2) }),
    ...(address === undefined ? {} : { address: address || null, ...placeOf(address) }),
  };
}

function placeOf(address: string | null) {
  const {
    city = null,
    state = null,
    zip = null,
    lat = null,
    lon = null,
  } = (address && places.find(address)) || {};
  return { city, state, zip, lat, lon };
}

const orNull = (text: string | null | undefined) => (text === '' ? null : text);

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const defined = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>;
