import { findRequestEvidence, removeRequest } from './modules/grooming-requests/index.ts';
import { removeProfileImage } from './modules/identity/index.ts';
import { findPhotoEvidence, photoUrl } from './modules/media/index.ts';
import type { PhotoRule } from './modules/media/index.ts';
import {
  findMessageContext,
  findMessageEvidence,
  removeMessage,
  removeMessagePhoto,
} from './modules/messages/index.ts';
import { removePetPhoto } from './modules/pets/index.ts';
import { removePortfolioPhoto } from './modules/portfolio/index.ts';
import { findPersonEvidence, removeLogo } from './modules/profiles/index.ts';
import type { ReportSources } from './modules/reports/index.ts';
import { findReviewContext, findReviewEvidence, removeReview } from './modules/reviews/index.ts';
import { findShiftEvidence, removeShift } from './modules/shifts/index.ts';
import { removeReportCardPhoto } from './modules/visits/index.ts';

/** Where photos are shown to others, apart from papers, which their owner removes. */
const photoRemovers = [
  removeProfileImage,
  removeLogo,
  removePortfolioPhoto,
  removePetPhoto,
  removeReportCardPhoto,
  removeMessagePhoto,
];

/** How each kind of report finds its evidence, shows what surrounds it, and removes it. */
export const reportSources = (photoRules: () => readonly PhotoRule[]): ReportSources => ({
  person: { find: findPersonEvidence },
  message: {
    find: findMessageEvidence,
    context: findMessageContext,
    remove: async (t, id) => (await removeMessage(t.sql, id)) > 0,
  },
  review: {
    find: findReviewEvidence,
    context: findReviewContext,
    remove: async (t, id) => (await removeReview(t.sql, id, t.now)) > 0,
  },
  photo: {
    find: findPhotoEvidence(photoRules),
    async remove(t, key) {
      let removed = 0;
      for (const remove of photoRemovers) removed += await remove(t.sql, photoUrl(key));
      return removed > 0;
    },
  },
  listing: {
    find: async (...asked) => (await findShiftEvidence(...asked)) ?? (await findRequestEvidence(...asked)),
    remove: async (t, id) => (await removeShift(t, id)) || (await removeRequest(t, id)),
  },
});
