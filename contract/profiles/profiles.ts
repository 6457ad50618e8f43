import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { PublicRole } from './public-pages.ts';
import { Reliability } from '../reliability.ts';
import { RatingAfter } from '../reviews.ts';
import { Role } from '../identity/roles.ts';
import { ProviderFacts } from './facts.ts';
import { serviceCodes, speciesCodes } from '../pets/pet-codes.ts';
import { ShownCertification } from './certifications.ts';
import { Id, line, Phone, text, name } from '../values.ts';

export const BusinessType = z.enum(['salon', 'mobile']);
export type BusinessType = z.output<typeof BusinessType>;
export const ServiceType = z.enum(['mobile', 'salon', 'both']);

const words = (max: number) => z.array(line(60)).max(max, `At most ${max} entries`);
const codes = <Code extends string>(all: readonly [Code, ...Code[]]) =>
  z
    .array(z.enum(all))
    .max(all.length)
    .transform((chosen) => [...new Set(chosen)]);
/** A text by which a place can be found: a ZIP, `City, ST`, or a street address with one of them. */
const Address = line(200);

export const GroomerProfileDraft = z.strictObject({
  title: text(80).optional(),
  address: Address.optional(),
  yearsExperience: z.int().min(0).max(80).optional(),
  specializations: words(30).optional(),
  certifications: words(30).optional(),
  /** A full groom if left out. */
  services: codes(serviceCodes).optional(),
  /** Dogs if left out. */
  species: codes(speciesCodes).optional(),
  serviceType: ServiceType.optional(),
  preferredRadius: z.int().min(1).max(500).optional(),
  dogsPerDayLow: z.int().min(1).max(60).optional(),
  dogsPerDayHigh: z.int().min(1).max(60).optional(),
  /** The maximum number of overlapping visits; 1 if left out. */
  dogsAtOnce: z.int().min(1, 'At least 1 dog').max(20, 'At most 20 dogs').optional(),
});

export const BusinessProfileDraft = z.strictObject({
  businessName: name(100),
  businessType: BusinessType,
  address: Address,
  services: words(40).optional(),
  /** Dogs if left out. */
  species: codes(speciesCodes).optional(),
  operatingHours: text(300).optional(),
  description: text(2000).optional(),
  serviceRadius: z.int().min(1).max(500).optional(),
  serviceAreas: words(40).optional(),
  vehicleType: text(100).optional(),
  mobileEquipment: words(40).optional(),
  mobileCertifications: words(40).optional(),
  /** The maximum number of overlapping visits; 2 if left out. */
  tables: z.int().min(1, 'At least 1 table').max(60, 'At most 60 tables').optional(),
});

export const PetOwnerProfileDraft = z.strictObject({
  address: Address.optional(),
  budgetMin: z.int().min(0).max(10_000).optional(),
  budgetMax: z.int().min(0).max(10_000).optional(),
  preferredServices: words(30).optional(),
  preferredRadius: z.int().min(1).max(500).optional(),
});

/** The location of a profile's address. */
const Located = {
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
};
/**
 * `rating` is null and `reviewCount` is 0 until the first review; screens then show 5.0, '(0 reviews)' and
 * 'New'.
 */
const Rated = { rating: z.number().nullable(), reviewCount: z.int() };
/** `rating` and `reviewCount` are of people of the viewer's trade; `ratings` has each trade that wrote reviews. */
const RatedByTrades = { ...Rated, ratings: z.array(RatingAfter) };

export const GroomerProfile = z.object({
  title: z.string().nullable(),
  yearsExperience: z.int().nullable(),
  specializations: z.array(z.string()),
  /** The titles of the groomer's certifications. Other members do not see expired or refused ones. */
  certifications: z.array(z.string()),
  /** The `certifications` that an admin has checked and that have not expired. */
  checkedCertifications: z.array(z.string()),
  portfolioImages: z.array(z.string()),
  services: z.array(z.enum(serviceCodes)),
  species: z.array(z.enum(speciesCodes)),
  serviceType: ServiceType,
  preferredRadius: z.int(),
  dogsPerDayLow: z.int().nullable(),
  dogsPerDayHigh: z.int().nullable(),
  dogsAtOnce: z.int(),
  ...Located,
  ...RatedByTrades,
});
export type GroomerProfile = z.output<typeof GroomerProfile>;

export const BusinessProfile = z.object({
  businessName: z.string(),
  logoUrl: z.string().nullable(),
  businessType: BusinessType,
  services: z.array(z.string()),
  species: z.array(z.enum(speciesCodes)),
  operatingHours: z.string().nullable(),
  description: z.string().nullable(),
  serviceRadius: z.int(),
  serviceAreas: z.array(z.string()),
  vehicleType: z.string().nullable(),
  mobileEquipment: z.array(z.string()),
  mobileCertifications: z.array(z.string()),
  tables: z.int(),
  ...Located,
  ...RatedByTrades,
});
export type BusinessProfile = z.output<typeof BusinessProfile>;

export const PetOwnerProfile = z.object({
  budgetRange: z.string(),
  budgetMin: z.int(),
  budgetMax: z.int(),
  preferredServices: z.array(z.string()),
  preferredRadius: z.int(),
  ...Located,
  ...Rated,
});
export type PetOwnerProfile = z.output<typeof PetOwnerProfile>;

/** Optional facts that a complete profile may lack. */
export const ProfileFact = z.enum(['hours', 'areas', 'prices', 'safety', 'languages']);
export type ProfileFact = z.output<typeof ProfileFact>;

/**
 * The owner's view of a profile; `missing` lists the fields that still make it incomplete, `helpful` the facts
 * that others also ask for.
 */
const own = <T extends z.ZodType>(profile: T) =>
  z.object({
    profile: profile.nullable(),
    profileComplete: z.boolean(),
    completeness: z.int().min(0).max(100),
    missing: z.array(z.string()),
    helpful: z.array(ProfileFact),
  });

/** A member as others see them. */
export const PublicUser = z.object({
  id: Id,
  firstName: z.string(),
  /** Null if hidden: a pet owner's is shown only after booking. */
  lastName: z.string().nullable(),
  /** Only for the person themselves; null for others, as is the phone number. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  bio: z.string().nullable(),
  /** City and state for others. */
  location: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  roles: z.array(Role),
  groomerProfile: GroomerProfile.nullable(),
  businessProfile: BusinessProfile.nullable(),
  groomerFacts: ProviderFacts.nullable(),
  businessFacts: ProviderFacts.nullable(),
  groomerCertifications: z.array(ShownCertification),
  businessCertifications: z.array(ShownCertification),
  /** The pages that everyone may read, by their address. */
  publicPages: z.array(z.object({ as: PublicRole, slug: z.string() })),
  reliability: Reliability,
});

/** Where a card is on a map; null without a place. A groomer's point is rounded to about a mile. */
const OnMap = {
  /** Miles from the searched place, or else the viewer's; null if either is unknown. */
  distanceMiles: z.number().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
};

export const GroomerCard = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  ...OnMap,
  honorsPremium: z.boolean(),
  /** Cents: the lowest price of a full groom in the price book; null if it has none. */
  fullGroomFrom: z.int().nullable(),
  groomerProfile: GroomerProfile,
  reliability: Reliability,
});
export type GroomerCard = z.output<typeof GroomerCard>;

export const OwnerCard = z.object({
  id: Id,
  ...OnMap,
  honorsPremium: z.boolean(),
  /** Cents: the lowest price of a full groom in the price book; null if it has none. */
  fullGroomFrom: z.int().nullable(),
  businessProfile: BusinessProfile,
  reliability: Reliability,
});
export type OwnerCard = z.output<typeof OwnerCard>;

export const UserDraft = z.strictObject({
  firstName: name(60).optional(),
  lastName: name(60).optional(),
  bio: text(2000).optional(),
  phone: Phone.optional(),
  location: text(120).optional(),
});

/** `current-user`, or an account's id. */
const UserParam = z.strictObject({ id: z.union([z.literal('current-user'), Id]) });

export const profilesApi = {
  'GET /api/profiles/groomer': { summary: "One's own groomer profile", reply: own(GroomerProfile) },
  'PUT /api/profiles/groomer': {
    summary: 'Save the groomer profile',
    body: GroomerProfileDraft,
    fieldsSeen: true,
    reply: own(GroomerProfile),
  },
  'GET /api/profiles/business': { summary: "One's own business profile", reply: own(BusinessProfile) },
  'PUT /api/profiles/business': {
    summary: 'Save the business profile',
    body: BusinessProfileDraft,
    fieldsSeen: true,
    reply: own(BusinessProfile),
  },
  'GET /api/profiles/pet-owner': { summary: "One's own pet owner profile", reply: own(PetOwnerProfile) },
  'PUT /api/profiles/pet-owner': {
    summary: 'Save the pet owner profile',
    body: PetOwnerProfileDraft,
    fieldsSeen: true,
    reply: own(PetOwnerProfile),
  },
  'PUT /api/profiles/photo': {
    summary: 'Set the photo of oneself, or remove it with null',
    body: z.strictObject({ photoId: Id.nullable() }),
    reply: z.object({ profileImageUrl: z.string().nullable() }),
  },
  'PUT /api/profiles/business/logo': {
    summary: 'Set the logo of the business, or remove it with null',
    body: z.strictObject({ photoId: Id.nullable() }),
    reply: own(BusinessProfile),
  },
  'GET /api/users/:id': { summary: 'A person as members see them', params: UserParam, reply: PublicUser },
  'PUT /api/users/:id': {
    summary: "Save one's own name, bio, phone and location",
    params: UserParam,
    body: UserDraft,
    fieldsSeen: true,
    reply: PublicUser,
  },
} as const satisfies EndpointTable;
