import { createHash } from 'node:crypto';
import { priceColumns } from '#contract/profiles/facts.ts';
import type { BreedPrice, ProviderFacts } from '#contract/profiles/facts.ts';
import { dayWords, weekdayNames, weekdays } from '#contract/profiles/opening-hours.ts';
import type { PublicPage, PublicRole } from '#contract/profiles/public-pages.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import { breedGroups } from '#reference/breeds/breed-groups.ts';
import { findShownDaysOf } from '#server/modules/booking-page/index.ts';
import { findShownPage, getShownFacts, slugOf } from '#server/modules/profiles/index.ts';
import { listCertifications } from '#server/modules/certifications/index.ts';
import { listPortfolio } from '#server/modules/portfolio/index.ts';
import { languages as languageNames } from '#reference/languages.ts';
import { findReliability } from '#server/modules/reliability/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import { pricedExtras } from '#reference/prices/extra-prices.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { sizes } from '#reference/sizes.ts';
import { countReviewTags, findLatestReviews, findPageFacts, findRatings } from './public-pages.queries.ts';
import type { CardRow, PageFacts } from './public-pages.queries.ts';

const reviewsShown = 12;

/**
 * Returns the page that an address leads to, now or formerly.
 * @throws Problem `not_found` if there is none, or if it is hidden, unlisted or incomplete
 */
export async function getPublicPage(sql: Sql, as: PublicRole, slug: string, now: Date): Promise<PublicPage> {
  const facts = await findShownFacts(sql, as, slug, now);
  const [
    certifications,
    { hours, areas, prices, breedPrices, extras, languages, safety },
    reviews,
    gallery,
    reliabilityOf,
    shownDays,
  ] = await Promise.all([
    listCertifications(sql, facts.id, as, now),
    getShownFacts(sql, facts.id, as),
    findReviews(sql, as, facts.id),
    listPortfolio(sql, facts.id),
    findReliability(sql, [facts.id], now),
    findShownDaysOf(sql, as, [facts.id], now),
  ]);
  return {
    ...facts,
    booksOnline: shownDays.get(facts.id)?.booksOnline ?? false,
    certifications,
    openingHours:
      hours &&
      weekdays.map((day) => ({
        day: weekdayNames[day],
        words: dayWords(hours[day]),
        spans: hours[day].spans,
      })),
    areas,
    safety,
    languages: languages.map((code) => languageNames[code]),
    priceGuide: priceGuide({ prices, breedPrices }),
    extras: pricedExtras(extras).map(({ name, cents }) => ({ name, cents })),
    days: shownDays.get(facts.id)?.days ?? [],
    gallery,
    reliability: reliabilityOf(facts.id),
    counts: { answerHours: reliabilityRules.answerHours, days: reliabilityRules.countsForDays },
    reviews,
    town: townSlugs(facts),
    socialImage: `/social/${as}/${facts.slug}/${versionOf(facts)}.png`,
    indexed: gallery.length > 0 || reviews.length > 0 || hasMuchToRead(facts),
  };
}

/** What each trade wrote, apart. What groomers say of a salon's pay and tables is no advice to a pet parent. */
async function findReviews(sql: Sql, as: PublicRole, accountId: string): Promise<PublicPage['reviews']> {
  const ratings = await findRatings(sql, as, accountId);
  const forVisitors = ratings.filter(({ engagementType }) => as === 'groomer' || engagementType === 'visit');
  return Promise.all(
    forVisitors.map(async (rating) => ({
      ...rating,
      tags: await countReviewTags(sql, as, accountId, rating.engagementType),
      latest: await findLatestReviews(sql, as, accountId, rating.engagementType, reviewsShown),
    })),
  );
}

/** @throws Problem `not_found` */
export async function findShownFacts(sql: Sql, as: PublicRole, slug: string, now: Date): Promise<PageFacts> {
  const page = await findShownPage(sql, as, slug);
  const facts = page && (await findPageFacts(sql, as, page.accountId, now));
  if (!facts) throw notFound('page');
  return facts;
}

/** Pages without a picture, words of their own and reviews are of no use to who searches. */
const hasMuchToRead = ({
  imageUrl,
  about,
  reviewCount,
}: Pick<PageFacts, 'imageUrl' | 'about' | 'reviewCount'>) =>
  imageUrl !== null || (about?.length ?? 0) >= 40 || reviewCount > 0;

export const townSlugs = ({ city, state }: Pick<CardRow, 'city' | 'state'>) => ({
  state: state.toLowerCase(),
  city: slugOf(city),
});

/** Changes with what the social image shows, so that each address has one picture for ever. */
export const versionOf = ({
  name,
  title,
  works,
  city,
  state,
  rating,
  reviewCount,
  imageUrl,
  checked,
}: PageFacts) =>
  createHash('sha256')
    .update(
      JSON.stringify([drawing, name, title, works, city, state, rating, reviewCount, imageUrl, checked]),
    )
    .digest('base64url')
    .slice(0, 16);
/** Counted up when the drawing changes. */
const drawing = 1;

/** The price list in words: each service with its lowest price for each size, and for breeds by their names. */
function priceGuide({
  prices,
  breedPrices,
}: Pick<ProviderFacts, 'prices' | 'breedPrices'>): PublicPage['priceGuide'] {
  const codes = [...new Set([...prices, ...breedPrices].map(({ service }) => service))];
  return codes.map((code) => ({
    service: serviceLabel(code),
    prices: prices
      .filter(({ service }) => service === code)
      .toSorted((one, other) => priceColumns.indexOf(one.size) - priceColumns.indexOf(other.size))
      .map(({ size, from }) => ({ size: size === 'cat' ? 'Cat' : sizes[size].label, from })),
    byBreed: breedPrices
      .filter(({ service }) => service === code)
      .map((row) => ({ breed: nameOf(row), from: row.from }))
      .toSorted((one, other) => one.breed.localeCompare(other.breed)),
  }));
}

const nameOf = ({ breed, group }: BreedPrice): string => breed ?? (group ? breedGroups[group].label : '');
