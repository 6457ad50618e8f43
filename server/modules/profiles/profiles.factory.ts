import type { BusinessProfile, GroomerProfile, PetOwnerProfile } from '#contract/profiles/profiles.ts';
import { makeCertification } from '#server/modules/certifications/certifications.factory.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { openPlaces } from '#server/platform/places/places.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { givePublicPage } from './public-page/give-public-page.ts';
import { resolveAddress } from './resolve-address.ts';
import { writeBusiness, writeGroomer, writePetOwner } from './profiles.queries.ts';

type Person = NonNullable<Parameters<typeof makeAccount>[1]>;
type Given<Profile> = { account?: Person; accountId?: string } & Partial<Profile>;

/** Creates a groomer with account, membership and profile. @returns the account's id and email */
export async function makeGroomer(
  t: Transaction,
  { account, accountId, ...given }: Given<GroomerProfile> = {},
) {
  const made = await personFor(t, accountId, { roles: ['groomer'], ...account });
  await writeGroomer(t.sql, {
    accountId: made.id,
    title: given.title ?? 'Salon groomer',
    yearsExperience: given.yearsExperience ?? 4,
    specializations: given.specializations ?? ['Doodles', 'Hand scissoring'],
    services: given.services ?? ['full_groom'],
    species: given.species ?? ['dog'],
    serviceType: given.serviceType ?? 'both',
    preferredRadius: given.preferredRadius ?? 25,
    dogsPerDayLow: given.dogsPerDayLow ?? 5,
    dogsPerDayHigh: given.dogsPerDayHigh ?? 8,
    dogsAtOnce: given.dogsAtOnce ?? 1,
    ...resolveAddress(openPlaces(), given.address ?? 'Austin, TX 78704'),
    createdAt: t.now,
    updatedAt: t.now,
  });
  const { certifications = [], checkedCertifications = [] } = given;
  for (const title of certifications) {
    const decision = checkedCertifications.includes(title) ? ({ decision: 'check' } as const) : {};
    await makeCertification(t, { accountId: made.id, title, proofUrl: null, ...decision });
  }
  await givePublicPage(t, { accountId: made.id, as: 'groomer' });
  return made;
}

/**
 * Creates a salon or mobile business with account, membership and profile. @returns the account's id and
 * email
 */
export async function makeBusiness(
  t: Transaction,
  { account, accountId, ...given }: Given<BusinessProfile> = {},
) {
  const made = await personFor(t, accountId, {
    roles: ['owner'],
    firstName: 'Renee',
    lastName: 'Castillo',
    ...account,
  });
  await writeBusiness(t.sql, {
    accountId: made.id,
    businessName: given.businessName ?? 'Shoal Creek Pet Spa',
    businessType: given.businessType ?? 'salon',
    services: given.services ?? ['Full groom', 'Bath and brush', 'Nail trim'],
    species: given.species ?? ['dog'],
    operatingHours: given.operatingHours ?? 'Tue–Sat 8:00–17:00',
    description: given.description ?? 'A calm salon with four tables.',
    serviceRadius: given.serviceRadius ?? 25,
    serviceAreas: given.serviceAreas ?? [],
    vehicleType: given.vehicleType ?? null,
    mobileEquipment: given.mobileEquipment ?? [],
    tables: given.tables ?? 2,
    ...resolveAddress(openPlaces(), given.address ?? '5310 Burnet Rd, Austin, TX 78756'),
    createdAt: t.now,
    updatedAt: t.now,
  });
  for (const title of given.mobileCertifications ?? [])
    await makeCertification(t, { accountId: made.id, asRole: 'business', title, proofUrl: null });
  await givePublicPage(t, { accountId: made.id, as: 'business' });
  return made;
}

/** Creates a pet owner with account, membership and profile. @returns the account's id and email */
export async function makePetOwner(
  t: Transaction,
  { account, accountId, ...given }: Given<PetOwnerProfile> = {},
) {
  const made = await personFor(t, accountId, {
    roles: ['pet_owner'],
    firstName: 'Jordan',
    lastName: 'Ellis',
    ...account,
  });
  await writePetOwner(t.sql, {
    accountId: made.id,
    budgetMin: given.budgetMin ?? 50,
    budgetMax: given.budgetMax ?? 75,
    preferredServices: given.preferredServices ?? [],
    preferredRadius: given.preferredRadius ?? 15,
    ...resolveAddress(openPlaces(), given.address ?? '1104 Bouldin Ave, Austin, TX 78704'),
    createdAt: t.now,
    updatedAt: t.now,
  });
  return made;
}

async function personFor(t: Transaction, accountId: string | undefined, account: Person) {
  if (accountId) return { id: accountId };
  const made = await makeAccount(t, account);
  await makeMembership(t, { accountId: made.id });
  return made;
}
