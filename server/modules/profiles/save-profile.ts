import type { z } from 'zod';
import type { BusinessProfileDraft, GroomerProfileDraft, PetOwnerProfileDraft } from '#contract/profiles.ts';
import type { Places } from '#server/platform/places.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { nowhere, placeOf } from './place-of.ts';
import { savedGroomer, writeBusiness, writeGroomer, writePetOwner } from './profiles.queries.ts';

/** Saves the whole groomer profile: what is left out is emptied. @throws Problem `invalid` */
export async function saveGroomerProfile(
  t: Transaction,
  places: Places,
  accountId: string,
  draft: z.output<typeof GroomerProfileDraft>,
) {
  const { dogsPerDayLow: low, dogsPerDayHigh: high } = draft;
  if (low !== undefined && high !== undefined && low > high)
    throw fieldProblem('dogsPerDayHigh', 'The number of dogs on a good day is below that on a hard day.');
  const before = await savedGroomer(t.sql, accountId);
  await writeGroomer(t.sql, {
    accountId,
    title: draft.title || null,
    yearsExperience: draft.yearsExperience ?? null,
    specializations: draft.specializations ?? [],
    certifications: draft.certifications ?? [],
    // What an admin has checked stays checked as long as it stays in the list.
    checkedCertifications: (before?.checkedCertifications ?? []).filter((name) =>
      draft.certifications?.includes(name),
    ),
    serviceType: draft.serviceType ?? 'both',
    preferredRadius: draft.preferredRadius ?? 25,
    dogsPerDayLow: low ?? null,
    dogsPerDayHigh: high ?? low ?? null,
    dogsAtOnce: draft.dogsAtOnce ?? 1,
    ...(draft.address ? placeOf(places, draft.address) : nowhere),
    createdAt: t.now,
    updatedAt: t.now,
  });
}

/** Saves the whole business profile. Shifts that are posted keep the place they were posted with. @throws Problem `invalid` */
export async function saveBusinessProfile(
  t: Transaction,
  places: Places,
  accountId: string,
  draft: z.output<typeof BusinessProfileDraft>,
) {
  await writeBusiness(t.sql, {
    accountId,
    businessName: draft.businessName,
    businessType: draft.businessType,
    services: draft.services ?? [],
    operatingHours: draft.operatingHours || null,
    description: draft.description || null,
    serviceRadius: draft.serviceRadius ?? 25,
    serviceAreas: draft.serviceAreas ?? [],
    vehicleType: draft.vehicleType || null,
    mobileEquipment: draft.mobileEquipment ?? [],
    mobileCertifications: draft.mobileCertifications ?? [],
    tables: draft.tables ?? 2,
    ...placeOf(places, draft.address),
    createdAt: t.now,
    updatedAt: t.now,
  });
}

/** Saves the whole pet owner profile. @throws Problem `invalid` */
export async function savePetOwnerProfile(
  t: Transaction,
  places: Places,
  accountId: string,
  draft: z.output<typeof PetOwnerProfileDraft>,
) {
  const { budgetMin = 50, budgetMax = Math.max(75, budgetMin) } = draft;
  if (budgetMin > budgetMax) throw fieldProblem('budgetMax', 'The upper budget is below the lower one.');
  await writePetOwner(t.sql, {
    accountId,
    budgetMin,
    budgetMax,
    preferredServices: draft.preferredServices ?? [],
    preferredRadius: draft.preferredRadius ?? 15,
    ...(draft.address ? placeOf(places, draft.address) : nowhere),
    createdAt: t.now,
    updatedAt: t.now,
  });
}
