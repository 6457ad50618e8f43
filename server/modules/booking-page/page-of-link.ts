import { findLink } from '#server/modules/client-links/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findAddressOfVisit } from './booking-page.queries.ts';
import { isPageOpen } from './page.ts';

/** Where the client of a link books the next visit; null while that page takes no bookings. @throws Problem `link_expired` */
export async function getPageOfLink(sql: Sql, secret: string, now: Date) {
  const { visitId } = await findLink(sql, secret, now);
  const address = await findAddressOfVisit(sql, visitId);
  return { page: address && (await isPageOpen(sql, address)) ? address : null };
}
