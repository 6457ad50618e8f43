import type { Sql } from '#server/platform/database/sql.ts';
import { findWorkedShift } from '#server/modules/shifts/index.ts';
import { findWorkedVisit } from '#server/modules/visits/index.ts';
import type { Engagement, SubjectRole } from './reviews.queries.ts';

/** Work that two parties did together; `completedAt` is null before its completion. */
export type Work = { completedAt: string | null; parties: { id: string; role: SubjectRole }[] };

const finders: Record<Engagement['engagementType'], (sql: Sql, id: string) => Promise<Work | undefined>> = {
  async shift(sql, id) {
    const shift = await findWorkedShift(sql, id);
    return (
      shift && {
        completedAt: shift.completedAt,
        parties: [
          { id: shift.ownerId, role: 'business' },
          { id: shift.groomerId, role: 'groomer' },
        ],
      }
    );
  },
  async visit(sql, id) {
    const visit = await findWorkedVisit(sql, id);
    return (
      visit && {
        completedAt: visit.completedAt,
        parties: [
          { id: visit.ownerId, role: 'pet_owner' },
          { id: visit.providerId, role: visit.providerAs },
        ],
      }
    );
  },
};

export const findWork = (sql: Sql, { engagementType, engagementId }: Engagement) =>
  finders[engagementType](sql, engagementId);
