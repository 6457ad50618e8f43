import type { z } from 'zod';
import type {
  BusinessProfileDraft,
  GroomerProfileDraft,
  PetOwnerProfileDraft,
} from '#contract/profiles/profiles.ts';
import type { FieldsSeen } from '#contract/fields-seen.ts';
import { saveCertificationWords } from '#server/modules/certifications/index.ts';
import { withOnlySeen } from '#server/platform/http/requests/fields-seen.ts';
import type { Places } from '#server/platform/places/places.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { givePublicPage } from './public-page/give-public-page.ts';
import { nowhere, resolveAddress } from './resolve-address.ts';
import {
  findPlace,
  lockProfiles,
  savedBusiness,
  savedGroomer,
  savedPetOwner,
  writeBusiness,
  writeGroomer,
  writePetOwner,
} from './profiles.queries.ts';

/*
 * Each function saves the whole profile and clears omitted fields. If the caller lists the fields it saw, the others are kept.
 * All throw `invalid`, and `changed_elsewhere` for a field that has changed since it was seen.
 */

/** Saves the groomer profile. */
export async function saveGroomerProfile(
  t: Transaction,
  places: Places,
  accountId: string,
  wanted: z.output<typeof GroomerProfileDraft>,
  seen?: FieldsSeen,
) {
  await lockProfiles(t.sql, accountId);
  const before = await savedGroomer(t.sql, accountId, { by: 'oneself', now: t.now }, 'shift');
  const draft = withOnlySeen(seen, before, wanted);
  const kept = seen?.has('address') === false && (await findPlace(t.sql, 'groomer_profiles', accountId));
  const { dogsPerDayLow: low, dogsPerDayHigh: high } = draft;
  if (low !== undefined && high !== undefined && low > high)
    throw fieldProblem('dogsPerDayHigh', 'The number of dogs on a good day is below that on a hard day.');
  await writeGroomer(t.sql, {
    accountId,
    title: draft.title || null,
    yearsExperience: draft.yearsExperience ?? null,
    specializations: draft.specializations ?? [],
    services: draft.services ?? ['full_groom'],
    species: draft.species ?? ['dog'],
    serviceType: draft.serviceType ?? 'both',
    preferredRadius: draft.preferredRadius ?? 25,
    dogsPerDayLow: low ?? null,
    dogsPerDayHigh: high ?? low ?? null,
    dogsAtOnce: draft.dogsAtOnce ?? 1,
    ...(kept || (draft.address ? resolveAddress(places, draft.address) : nowhere)),
    createdAt: t.now,
    updatedAt: t.now,
  });
  await saveCertificationWords(t, accountId, 'groomer', draft.certifications ?? []);
  await givePublicPage(t, { accountId, as: 'groomer' });
}

/** Saves the business profile. Posted shifts keep their place. */
export async function saveBusinessProfile(
  t: Transaction,
  places: Places,
  accountId: string,
  wanted: z.output<typeof BusinessProfileDraft>,
  seen?: FieldsSeen,
) {
  await lockProfiles(t.sql, accountId);
  const draft = withOnlySeen(
    seen,
    await savedBusiness(t.sql, accountId, { by: 'oneself', now: t.now }, 'shift'),
    wanted,
  );
  const kept = seen?.has('address') === false && (await findPlace(t.sql, 'business_profiles', accountId));
  await writeBusiness(t.sql, {
    accountId,
    businessName: draft.businessName,
    businessType: draft.businessType,
    services: draft.services ?? [],
    species: draft.species ?? ['dog'],
    operatingHours: draft.operatingHours || null,
    description: draft.description || null,
    serviceRadius: draft.serviceRadius ?? 25,
    serviceAreas: draft.serviceAreas ?? [],
    vehicleType: draft.vehicleType || null,
    mobileEquipment: draft.mobileEquipment ?? [],
    tables: draft.tables ?? 2,
    ...(kept || resolveAddress(places, draft.address)),
    createdAt: t.now,
    updatedAt: t.now,
  });
  await saveCertificationWords(t, accountId, 'business', draft.mobileCertifications ?? []);
  await givePublicPage(t, { accountId, as: 'business' });
}

/** Saves the pet owner profile. */
export async function savePetOwnerProfile(
  t: Transaction,
  places: Places,
  accountId: string,
  wanted: z.output<typeof PetOwnerProfileDraft>,
  seen?: FieldsSeen,
) {
  await lockProfiles(t.sql, accountId);
  const draft = withOnlySeen(seen, await savedPetOwner(t.sql, accountId), wanted);
  const kept = seen?.has('address') === false && (await findPlace(t.sql, 'pet_owner_profiles', accountId));
  const { budgetMin = 50, budgetMax = Math.max(75, budgetMin) } = draft;
  if (budgetMin > budgetMax) throw fieldProblem('budgetMax', 'The upper budget is below the lower one.');
  await writePetOwner(t.sql, {
    accountId,
    budgetMin,
    budgetMax,
    preferredServices: draft.preferredServices ?? [],
    preferredRadius: draft.preferredRadius ?? 15,
    ...(kept || (draft.address ? resolveAddress(places, draft.address) : nowhere)),
    createdAt: t.now,
    updatedAt: t.now,
  });
}
