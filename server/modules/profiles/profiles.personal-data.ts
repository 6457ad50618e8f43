import type { PersonalData } from '#server/platform/module.ts';
import {
  countProfiles,
  eraseFacts,
  eraseProfiles,
  exportBusinessProfile,
  exportFacts,
  exportGroomerProfile,
  exportPetOwnerProfile,
  exportPriceBook,
  exportServiceAreas,
} from './personal-data.queries.ts';
import { erasePublicPages, exportFormerSlugs, exportPublicPages } from './public-page/public-page.queries.ts';

export const profilesData: PersonalData = {
  domain: 'profiles',
  export: async (sql, accountId) => ({
    'groomer-profile': await exportGroomerProfile(sql, accountId),
    'business-profile': await exportBusinessProfile(sql, accountId),
    'pet-owner-profile': await exportPetOwnerProfile(sql, accountId),
    facts: await exportFacts(sql, accountId),
    'service-areas': await exportServiceAreas(sql, accountId),
    'price-book': await exportPriceBook(sql, accountId),
    'public-pages': await exportPublicPages(sql, accountId),
    'former-addresses': await exportFormerSlugs(sql, accountId),
  }),
  facts: async (sql, accountId) => ({ lost: { profiles: await countProfiles(sql, accountId) } }),
  async erase({ sql }, accountId) {
    await erasePublicPages(sql, accountId);
    await eraseProfiles(sql, accountId);
    await eraseFacts(sql, accountId);
  },
};
