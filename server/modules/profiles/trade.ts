import type { Role } from '#contract/identity/roles.ts';
import type { EngagementType } from '#contract/reviews.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { locationOf } from './profiles.queries.ts';

/** The work that people in these roles write reviews after: those who only have pets, after visits. */
export const tradeOfRoles = (roles: readonly Role[]): EngagementType =>
  roles.some((role) => role !== 'pet_owner') ? 'shift' : 'visit';

/** As `tradeOfRoles`, for an account. */
export const tradeOf = async (sql: Sql, accountId: string): Promise<EngagementType> =>
  tradeOfRoles((await locationOf(sql, accountId))?.roles ?? []);
