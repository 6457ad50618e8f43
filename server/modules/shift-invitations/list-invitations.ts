import { accountLatLon } from '#server/modules/profiles/index.ts';
import { findShiftCards } from '#server/modules/shifts/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import {
  findReceivedInvitation,
  findReceivedInvitations,
  findSentInvitations,
  isOwnShift,
} from './shift-invitations.queries.ts';
import type { ReceivedRow } from './shift-invitations.queries.ts';

/** So many are shown; what is answered makes room for the next. */
const mostShown = 50;

/** Lists whom an owner has invited to their shift. @throws Problem `not_found` */
export async function listSent(sql: Sql, businessId: string, shiftId: string) {
  if (!(await isOwnShift(sql, shiftId, businessId))) throw notFound('shift');
  return findSentInvitations(sql, shiftId);
}

export const listReceived = async (sql: Sql, groomerId: string, now: Date) =>
  withShifts(sql, groomerId, await findReceivedInvitations(sql, groomerId, now, mostShown));

/** An invitation as its groomer sees it. @throws Problem `not_found` */
export async function showInvitation(sql: Sql, groomerId: string, id: string) {
  const row = await findReceivedInvitation(sql, id);
  const [shown] = row ? await withShifts(sql, groomerId, [row]) : [];
  if (!shown) throw notFound('invitation');
  return shown;
}

async function withShifts(sql: Sql, groomerId: string, rows: readonly ReceivedRow[]) {
  const viewer = { id: groomerId, origin: await accountLatLon(sql, groomerId) };
  const cards = await findShiftCards(
    sql,
    rows.map(({ shiftId }) => shiftId),
    viewer,
  );
  const cardOf = new Map(cards.map(({ card }) => [card.id, card]));
  return rows.flatMap(({ shiftId, ...row }) => {
    const shift = cardOf.get(shiftId);
    return shift ? [{ ...row, shift }] : [];
  });
}
