import { z } from 'zod';
import { MessageChannel, MessageState } from '../client-messages.ts';
import type { EndpointTable } from '../endpoint.ts';
import { VisitStanding } from '../visits/visit-standing.ts';
import { Email } from '../identity/identity.ts';
import { Coat, Species } from '../pets/pets.ts';
import { VaccinationDraft } from '../vaccinations/vaccinations.ts';
import { Day, Id, Instant, line, name, PageLimit, Params, Phone, searchText, text } from '../values.ts';
import {
  ClientPet,
  ClientPetChange,
  ClientPetDraft,
  ClientPetParams,
  Handling,
  mostClientPets,
} from './client-pets.ts';
import { ClientSource } from './client-source.ts';
import { ofAccount, ToldBy } from '../grooming/visit-client.ts';

/** How the client wants to be reached. */
export const contactByCodes = ['text', 'email', 'call', 'none'] as const;
const ContactBy = z.enum(contactByCodes);

/** How a client agreed to texts: by a tick on the booking page, on the page of a visit, or to the provider. */
export const TextsOkHow = z.enum(['booking_page', 'link', 'provider']);
export type TextsOkHow = z.output<typeof TextsOkHow>;

const fields = {
  firstName: name(60),
  lastName: name(60).nullish(),
  phone: Phone.nullish(),
  phone2: Phone.nullish(),
  email: Email.nullish(),
  /** Kept as typed, also where the map does not know it. */
  address: line(200).nullish(),
  /** The way in: 'gate 4471'. */
  directions: line(200).nullish(),
  notes: text(2000).nullish(),
  contactBy: ContactBy.optional(),
  /** The provider's word that the client agreed to texts that Wagwell sends by itself; another number needs it anew. */
  textsOk: z.boolean().optional(),
};

export const ClientDraft = z.strictObject({
  ...fields,
  pets: z.array(ClientPetDraft).max(mostClientPets, `At most ${mostClientPets} pets`).optional(),
});
export type ClientDraft = z.output<typeof ClientDraft>;

/** `anyway`: adds a client although one in the book may be the same. */
export const NewClientDraft = ClientDraft.extend({ anyway: z.boolean().optional() });

export const ClientChange = z.strictObject({
  ...fields,
  firstName: name(60).optional(),
  /** The provider does not want to groom for this client again; bookings warn. */
  doNotBook: z.boolean().optional(),
  doNotBookReason: text(300).nullish(),
});
export type ClientChange = z.output<typeof ClientChange>;

const PetOfCard = z.object({
  petId: Id,
  name: z.string(),
  species: Species,
  breed: z.string().nullable(),
  coat: Coat.nullable(),
  /** After the newest of the provider's own grooms, or else of the record that the provider keeps. */
  petImageUrl: z.string().nullable(),
  handling: Handling,
  /** How many bites are on record. */
  bites: z.int(),
});

export const ClientCard = z.object({
  id: Id,
  name: z.string(),
  phone: z.string().nullable(),
  /** Those that are groomed, by name. */
  pets: z.array(PetOfCard),
  lastVisitOn: Day.nullable(),
  nextVisitAt: Instant.nullable(),
  nextVisitId: Id.nullable(),
  /** How long the last own visit was; null where none could be booked again. */
  lastMinutes: z.int().nullable(),
  /** The shortest interval of the pets. */
  everyWeeks: z.int().nullable(),
  /** The first day on which one of the pets is due; `afterCancelled`: of a cancelled visit, where nothing else says when. */
  dueOn: Day.nullable(),
  afterCancelled: z.boolean(),
  noShows: z.int(),
  /** Cents for all pets together; null where none has a usual price. */
  usualPrice: z.int().nullable(),
  /** Cents of bills and fees. */
  owed: z.int(),
  doNotBook: z.boolean(),
  stoppedTexts: z.boolean(),
  /** Whether the client has an account here. */
  linked: z.boolean(),
  archived: z.boolean(),
});
export type ClientCard = z.output<typeof ClientCard>;

export const Client = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  phone2: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  /** Whether the map knows the address. */
  onMap: z.boolean(),
  directions: z.string().nullable(),
  notes: z.string().nullable(),
  contactBy: ContactBy,
  /** Whether the client agreed to texts that Wagwell sends by itself. */
  textsOk: z.boolean(),
  textsOkHow: TextsOkHow.nullable(),
  /** Whether the client stopped texts, by an answer or on the page of a visit. */
  stoppedTexts: z.boolean(),
  stoppedMail: z.boolean(),
  /** When the client asked for removal. */
  removalAskedAt: Instant.nullable(),
  doNotBook: z.boolean(),
  doNotBookReason: z.string().nullable(),
  source: ClientSource,
  /** The import that brought them in, while it is kept. */
  importId: Id.nullable(),
  ...ofAccount,
  toldBy: ToldBy.nullable(),
  /** Another client with the phone or email of one who came in by the booking page. */
  maybeSame: z.object({ id: Id, name: z.string() }).nullable(),
  archivedAt: Instant.nullable(),
  createdAt: Instant,
  pets: z.array(ClientPet),
});
export type Client = z.output<typeof Client>;

/**
 * `due`: by today or within a week, without a booked visit. `overdue`: before today. `never_back`: last groomed six months ago or
 * earlier, without a booked visit. `waiting`: comes earlier if something opens. `owes`: something of a bill or a fee.
 */
export const ClientFilter = z.enum(['all', 'due', 'overdue', 'never_back', 'waiting', 'owes', 'archived']);
export type ClientFilter = z.output<typeof ClientFilter>;

/**
 * What a list is ordered by. `next_visit`: the booked one, or else the day on which a pet is due. Those without the thing come
 * last, by name.
 */
export const ClientSort = z.enum([
  'name',
  'name_desc',
  'last_visit',
  'last_visit_desc',
  'next_visit',
  'next_visit_desc',
  'owed',
  'owed_desc',
]);
export type ClientSort = z.output<typeof ClientSort>;

/** The order of each list where none is asked for. */
export const usualSort = (show: ClientFilter): ClientSort =>
  show === 'never_back' ? 'last_visit_desc' : show === 'due' || show === 'overdue' ? 'next_visit' : 'name';

export const ClientSearch = z.strictObject({
  /** A client's or a pet's name, also misspelled, or at least three digits of a phone. */
  q: searchText(100).optional(),
  show: ClientFilter.optional(),
  sort: ClientSort.optional(),
  cursor: z.string().max(1000).optional(),
  limit: PageLimit,
});
export type ClientSearch = z.output<typeof ClientSearch>;

/** What happened with a client, the newest first. */
export const TimelineEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('visit'),
    id: Id,
    at: Instant,
    title: z.string(),
    ...VisitStanding.shape,
    /** Cents; null if it was not priced. */
    price: z.int().nullable(),
    /** The higher price that the client has not answered yet. */
    askedPrice: z.int().nullable(),
    /** Whether it was a free redo of an earlier one. */
    isRedo: z.boolean(),
    timeZone: z.string(),
  }),
  z.object({
    kind: z.literal('bill'),
    id: Id,
    at: Instant,
    visitId: Id,
    receiptNo: z.int(),
    /** Cents. */
    total: z.int(),
    owed: z.int(),
    isVoid: z.boolean(),
    timeZone: z.string(),
  }),
  z.object({
    kind: z.literal('message'),
    id: Id,
    at: Instant,
    /** Which message it was. */
    about: z.string(),
    channel: MessageChannel,
    state: MessageState,
    timeZone: z.string(),
  }),
]);
export type TimelineEntry = z.output<typeof TimelineEntry>;

export const clientsApi = {
  'GET /api/clients': {
    summary:
      "One's own clients in the order asked for; else by name, due ones by their day, those who never came back by their last visit",
    query: ClientSearch,
    reply: z.array(ClientCard),
  },
  'POST /api/clients': {
    summary: 'Add a client with pets; 409 `maybe_same` names those who may be the same',
    body: NewClientDraft,
    reply: Client,
    status: 201,
  },
  'GET /api/clients/csv': {
    summary: 'Everything in the book of clients as CSV, one row per pet',
    reply: null,
    status: 200,
    mediaType: 'text/csv',
  },
  'GET /api/clients/counts': {
    summary: 'How many clients each filter shows',
    reply: z.object({ all: z.int(), due: z.int(), neverBack: z.int(), waiting: z.int(), owes: z.int() }),
  },
  'GET /api/clients/:id': { summary: 'One of one’s own clients', params: Params, reply: Client },
  'PATCH /api/clients/:id': {
    summary: 'Change a client',
    params: Params,
    body: ClientChange,
    fieldsSeen: true,
    reply: Client,
  },
  'DELETE /api/clients/:id': { summary: 'Archive a client', params: Params, reply: Client },
  'POST /api/clients/:id/restore': {
    summary: 'Bring an archived client back',
    params: Params,
    reply: Client,
  },
  /** Pets, visits and everything else of the client move to the other one, whose own details win. */
  'POST /api/clients/:id/merge': {
    summary: 'Make one of two clients who are the same',
    params: Params,
    body: z.strictObject({ intoId: Id }),
    reply: Client,
  },
  'DELETE /api/clients/:id/personal-data': {
    summary: 'Remove all that says who a client is, for good; past visits stay without a name',
    params: Params,
    reply: null,
  },
  'GET /api/clients/:id/timeline': {
    summary: 'What happened with a client, the newest first',
    params: Params,
    query: z.strictObject({ cursor: z.string().max(300).optional(), limit: PageLimit }),
    reply: z.array(TimelineEntry),
  },
  'POST /api/clients/:id/pets': {
    summary: 'Add a pet to a client',
    params: Params,
    body: ClientPetDraft,
    reply: Client,
    status: 201,
  },
  'PATCH /api/clients/:id/pets/:petId': {
    summary: "Change a client's pet and one's notes about it",
    params: ClientPetParams,
    body: ClientPetChange,
    reply: Client,
  },
  'POST /api/clients/:id/pets/:petId/vaccinations': {
    summary: "Record a vaccination of a client's pet whose record one keeps",
    params: ClientPetParams,
    body: VaccinationDraft,
    reply: Client,
    status: 201,
  },
  'DELETE /api/clients/:id/pets/:petId/vaccinations/:vaccinationId': {
    summary: "Remove a vaccination of a client's pet",
    params: ClientPetParams.extend({ vaccinationId: Id }),
    reply: Client,
  },
} as const satisfies EndpointTable;

export type Clients = { api: typeof clientsApi; events: object };
