import type { z } from 'zod';
import type { BookingPage } from '#contract/booking-page.ts';
import { lowestPrice } from '#reference/prices/price-book.ts';
import { findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findShownRating } from './booking-page.queries.ts';
import { findFirstTimes } from './openings/bookable-days.ts';
import { firstVisitMinutes, offeredServices } from './openings/first-visit.ts';
import { policyOf, requirePage } from './page.ts';
import type { Address } from './page.ts';

/** What everyone may read of a page. @throws Problem `not_found` */
export async function showPage(sql: Sql, address: Address, now: Date): Promise<z.input<typeof BookingPage>> {
  const page = await requirePage(sql, address);
  const { accountId, as, slug, name, shortName, imageUrl, showsPhone, mode, newClients, timeZone } = page;
  const { mobile } = await findProviderFacts(sql, accountId, as);
  const list = await getFacts(sql, accountId, as);
  return {
    as,
    slug,
    name,
    shortName,
    imageUrl,
    phone: showsPhone ? page.phone : null,
    ...(await findShownRating(sql, as, accountId)),
    open:
      page.isOpen && mode !== 'off'
        ? {
            mode,
            newClients,
            atHome: mobile,
            services: offeredServices(list),
            lowest: lowestPrice(list),
            ...(await findFirstTimes(sql, page, firstVisitMinutes({ ...list, atHome: mobile }), now)),
            policy: await policyOf(sql, accountId),
            timeZone,
          }
        : null,
  };
}
