import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Secret } from './client-links.ts';
import { AnyService, BookedServices } from './pets/services.ts';
import { Email } from './identity/identity.ts';
import { PetDraft } from './pets/pets.ts';
import { priceReason } from './profiles/price-reasons.ts';
import { PublicCard, PublicRole } from './profiles/public-pages.ts';
import { Day, Id, Instant, line, name, NeededPhone, Params, Phone, text, wholeFrom } from './values.ts';

/** `ask`: the provider answers each request. `instant`: known clients book at once, and new ones ask. */
export const bookingModes = ['off', 'ask', 'instant'] as const;
export type BookingMode = (typeof bookingModes)[number];

export const mostBookedPets = 6;
/** Unanswered or upcoming bookings of one client with one provider. */
export const mostOpenBookings = 2;
/** Requests of new clients that keep their time free: so many of one day, and so many in all. */
export const holdingNewClients = { aDay: 3, inAll: 10 } as const;
export const answerHours = 24;
export const codeMinutes = 10;
export const ticketMinutes = 30;
/** Openings are read in parts of so many days. */
export const openingDays = 14;

export const BookingPageSettings = z.strictObject({
  mode: z.enum(bookingModes),
  /** Hours between a booking and its start. */
  leadHours: z.int('Use whole hours').min(0, 'Use 0 to 336 hours').max(336, 'Use 0 to 336 hours'),
  daysAhead: z.int('Use whole days').min(1, 'Use 1 to 90 days').max(90, 'Use 1 to 90 days'),
  /** Whether people who are no client yet may ask. */
  newClients: z.boolean(),
  /** Kept free between two visits. */
  gapMinutes: z.int('Use whole minutes').min(0, 'Use 0 to 120 minutes').max(120, 'Use 0 to 120 minutes'),
  /** Whether the page shows the provider's phone. */
  showsPhone: z.boolean(),
});
export type BookingPageSettings = z.output<typeof BookingPageSettings>;

export const OwnBookingPage = BookingPageSettings.extend({
  /** Where it is; null before the profile is complete. */
  page: z.object({ as: PublicRole, slug: z.string() }).nullable(),
  /** Without working hours there are no openings. */
  hasHours: z.boolean(),
});
export type OwnBookingPage = z.output<typeof OwnBookingPage>;

/** What everyone may read of a booking page. Without `open` it takes no bookings now. */
export const BookingPage = z.object({
  as: PublicRole,
  slug: z.string(),
  name: z.string(),
  /** A groomer's first name, or the name of the business. */
  shortName: z.string(),
  imageUrl: z.string().nullable(),
  phone: z.string().nullable(),
  /** By pet parents; null and 0 where the provider's public page is not shown either. */
  ...PublicCard.pick({ rating: true, reviewCount: true }).shape,
  open: z
    .object({
      mode: z.enum(['ask', 'instant']),
      newClients: z.boolean(),
      /** Whether the provider comes to the client, who then gives an address. */
      atHome: z.boolean(),
      services: z.array(AnyService),
      /** The lowest price of the first service in the price list, in cents; null without prices. */
      lowest: z.object({ service: AnyService, from: z.int() }).nullable(),
      /** The first day of the next two weeks with a time for the first service on any pet. */
      nextFree: Day.nullable(),
      /** A few of the first times for the first service on any pet, in their order: at most three of a day, on three days. */
      firstTimes: z.array(Instant),
      /** The rule for cancelling, which is agreed to. */
      policy: z.string(),
      timeZone: z.string(),
    })
    .nullable(),
});
export type BookingPage = z.output<typeof BookingPage>;

const { species, breed, weight } = PetDraft.shape;

/** A pet of a known client by its id, or a new one. */
export const PetToBook = z.strictObject({
  petId: Id.optional(),
  name: name(60).optional(),
  species,
  breed,
  weight,
  notes: text(500).optional(),
  services: BookedServices,
});
export type PetToBook = z.output<typeof PetToBook>;

const pets = z.array(PetToBook).min(1, 'Choose a pet').max(mostBookedPets, `At most ${mostBookedPets} pets`);

export const Ticket = z.string().regex(/^[\w-]{43}$/, 'Confirm your email or phone again');

/** What a code proves: an email address, or a phone that texts reach. */
const contact = { email: Email.optional(), phone: NeededPhone.optional() };
const isOne = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }) =>
  Boolean(email) !== Boolean(phone);
const orPhone = { path: ['email'], error: 'Enter your email or your phone' };

export const Address = z.strictObject({
  as: PublicRole,
  slug: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/, 'Not the address of a page'),
});

/** A booking on the page; the visit is asked for, or booked at once. */
export const PageBooking = z.strictObject({
  ticket: Ticket,
  /** Of a new client. */
  firstName: name(60).optional(),
  lastName: name(60).optional(),
  phone: Phone.optional(),
  address: line(200).optional(),
  pets,
  startsAt: Instant,
  note: text(500).optional(),
  /** The client agrees to texts that Wagwell sends by itself. */
  textsOk: z.boolean().optional(),
  /** The rule for cancelling that was read; another one since is refused. */
  policySeen: z.string().max(300),
  agreed: z.literal(true, 'Agree to the rule for cancelling'),
});
export type PageBooking = z.output<typeof PageBooking>;

/** What a client who proved their email or phone is shown. */
export const KnownClient = z.object({
  ticket: z.string(),
  /** The phone that was proven; null where it was an email. */
  phone: z.string().nullable(),
  /** Null if the provider does not know the client. */
  firstName: z.string().nullable(),
  pets: z.array(z.object({ petId: Id, name: z.string() })),
  /** Whether the provider comes to them and does not know where. */
  needsAddress: z.boolean(),
  /** Whether the visit is booked at once. */
  booksAtOnce: z.boolean(),
  /** Why nothing can be booked here; null if it can. */
  refusal: z.string().nullable(),
});
export type KnownClient = z.output<typeof KnownClient>;

export const Quote = z.object({
  pets: z.array(
    z.object({
      name: z.string(),
      /** Cents; null: told at drop-off, or on arrival where the provider comes to the client. */
      price: z.int().nullable(),
      /** The provider has never groomed the pet: the price is settled then, too. */
      isAbout: z.boolean(),
      ...priceReason,
    }),
  ),
  /** Cents; null if one of the pets is not priced. */
  total: z.int().nullable(),
  /** What of the total is for coming to the client; 0 where nothing was added. */
  travel: z.int(),
  isAbout: z.boolean(),
  minutes: z.int(),
  /** Of the address that was given, to ask for open times with. */
  zip: z.string().nullable(),
});
export type Quote = z.output<typeof Quote>;

export const Openings = z.object({
  timeZone: z.string(),
  days: z.array(z.object({ day: Day, startsAt: z.array(Instant) })),
  /** The first day of the next part; null at the end. */
  next: Day.nullable(),
});
export type Openings = z.output<typeof Openings>;

export const mostFreeDays = 50;
const Ids = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(Id).max(mostFreeDays, `At most ${mostFreeDays} people`));

export const bookingPageApi = {
  'GET /api/booking-page': { summary: 'One’s own booking page', reply: OwnBookingPage },
  'PUT /api/booking-page': {
    summary: 'Say whether and how clients book on one’s own page',
    body: BookingPageSettings,
    reply: OwnBookingPage,
  },
  'GET /api/free-days': {
    summary:
      'The first free day of two weeks of several groomers or businesses whose page everyone may read; ids with commas',
    query: z.strictObject({ as: PublicRole, ids: Ids }),
    reply: z.array(z.object({ id: Id, nextFree: Day.nullable() })),
  },
  'GET /api/book/:as/:slug': {
    summary: 'The booking page of a groomer or a business',
    params: Address,
    reply: BookingPage,
  },
  'GET /api/client-links/:secret/booking-page': {
    summary: 'Where the client of a link books the next visit; null while that page takes no bookings',
    params: Secret,
    reply: z.object({ page: Address.nullable() }),
  },
  'GET /api/visits/:id/booking-page': {
    summary:
      'Where a pet parent books again with the provider of a visit; null while that page takes no bookings',
    params: Params,
    reply: z.object({ page: Address.nullable() }),
  },
  'POST /api/book/:as/:slug/codes': {
    summary: 'Send a code that proves an email address or a phone; the answer is the same whoever it is',
    params: Address,
    body: z.strictObject(contact).refine(isOne, orPhone),
    reply: null,
    status: 202,
  },
  'POST /api/book/:as/:slug/codes/verify': {
    summary: 'Exchange a code for a ticket of 30 minutes; a known client sees the names of their pets',
    params: Address,
    body: z
      .strictObject({ ...contact, code: z.string().regex(/^\d{6}$/, 'Enter the six digits') })
      .refine(isOne, orPhone),
    reply: KnownClient,
  },
  'POST /api/book/:as/:slug/quote': {
    summary: 'What services for pets cost and how long they take, by the provider’s own prices',
    params: Address,
    /** `address`: of a client whose own is not noted, where the provider comes to them. */
    body: z.strictObject({ ticket: Ticket, pets, address: line(200).optional() }),
    idempotent: true,
    reply: Quote,
  },
  'GET /api/book/:as/:slug/openings': {
    summary: 'Times that can be booked for work of some length',
    params: Address,
    query: z.strictObject({
      ticket: Ticket,
      minutes: wholeFrom(5, 720),
      from: Day.optional(),
      /** Where a new client lives, for providers who come to them. */
      zip: z
        .string()
        .regex(/^\d{5}$/, 'Use five digits')
        .optional(),
    }),
    reply: Openings,
  },
  'POST /api/book/:as/:slug': {
    summary:
      'Ask for a visit, or book it at once; 409 `taken` if the time went, `terms_changed` if the rule changed',
    params: Address,
    body: PageBooking,
    reply: z.object({
      isBooked: z.boolean(),
      startsAt: Instant,
      endsAt: Instant,
      timeZone: z.string(),
      /** The path of the client's own page of the visit. */
      link: z.string(),
    }),
    status: 201,
  },
} as const satisfies EndpointTable;

export type BookingPageDomain = { api: typeof bookingPageApi; events: object };
