import { z } from 'zod';
import type { Applicant, ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import { Id, Instant } from '#contract/values.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { findReliability } from '#server/modules/reliability/index.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findApplicants, findReceivedApplications, markSeen } from './applicants.queries.ts';
import type { ApplicantRow } from './applicants.queries.ts';
import { applicationActions } from '../applications.policy.ts';
import { findLockedShift } from '../shifts.queries.ts';

/** Lists the applicants of one of the owner's shifts and marks them as seen. @throws Problem `not_found` */
export async function listApplicants(sql: Sql, actor: Actor, shiftId: string, now: Date) {
  const shift = await findLockedShift(sql, shiftId, actor.id);
  if (shift?.businessId !== actor.id) throw notFound('shift');
  return toApplicants(sql, actor, await findApplicants(sql, actor.id, shiftId, now), now);
}

const Cursor = z.tuple([Instant, Instant, Id]);

/**
 * Returns a page of applications to the owner's upcoming shifts, by date, and the cursor of the next page.
 */
export async function listReceivedApplications(
  sql: Sql,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  now: Date,
) {
  const from = decodeCursor(cursor, Cursor);
  const after = from && { startsAt: from[0], createdAt: from[1], id: from[2] };
  const rows = await findReceivedApplications(sql, actor.id, { limit, after }, now);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    applications: await toApplicants(sql, actor, page, now),
    next:
      rows.length > limit && last
        ? encodeCursor([last.shift.shiftDate, last.application.createdAt, last.application.id])
        : undefined,
  };
}

async function toApplicants(sql: Sql, actor: Actor, rows: ApplicantRow[], now: Date) {
  const unseen = rows.filter(({ isNew }) => isNew).map(({ application }) => application.id);
  if (unseen.length > 0) await markSeen(sql, unseen, now);
  const groomerIds = [...new Set(rows.map(({ groomer }) => groomer.id))];
  const reliabilityOf = await findReliability(sql, groomerIds, now);
  return rows.map(({ application, isNew, groomer, shift }): z.input<typeof ReceivedApplication> => ({
    ...application,
    isNew,
    groomer,
    reliability: reliabilityOf(groomer.id),
    shift,
    actions: applicationActions(
      application,
      { businessId: actor.id, status: shift.status, startsAt: shift.shiftDate },
      actor,
      now,
    ),
  })) satisfies z.input<typeof Applicant>[];
}
