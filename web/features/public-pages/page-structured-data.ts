import type {
  BreadcrumbList,
  DayOfWeek,
  Graph,
  LocalBusiness,
  ProfilePage,
  Review,
  Service,
} from 'schema-dts';
import { href } from '#contract/pages.ts';
import type { PublicPage, TownPage } from '#contract/profiles/public-pages.ts';
import { publicPageOf } from '#web/domain/people/public-page-link.ts';
import { professionOf } from './public-page-words.ts';

type Absolute = (path: string) => string;
type Node = Exclude<Graph['@graph'][number], string>;

const graph = (nodes: Node[]): Graph => ({ '@context': 'https://schema.org', '@graph': nodes });

/** What search engines read of a groomer or a business, in the vocabulary of schema.org. */
export const pageStructuredData =
  (page: PublicPage) =>
  (url: Absolute): Graph =>
    graph([
      ...(page.as === 'groomer' ? groomer(page, url) : [business(page, url)]),
      breadcrumbs(url, [
        ['Wagwell', href('landing')],
        [`${page.city}, ${page.state}`, href('town-page', page.town)],
        [page.name, publicPageOf(page)],
      ]),
    ]);

/** A person has no rating in this vocabulary; the service that they offer has. */
function groomer(page: PublicPage, url: Absolute): Node[] {
  const address = url(publicPageOf(page));
  const person = `${address}#person`;
  return [
    {
      '@type': 'ProfilePage',
      '@id': address,
      url: address,
      name: page.name,
      mainEntity: {
        '@type': 'Person',
        '@id': person,
        name: page.name,
        url: address,
        jobTitle: professionOf(page),
        ...(page.about ? { description: page.about } : {}),
        ...pictures(page, url),
        address: {
          '@type': 'PostalAddress',
          addressLocality: page.city,
          addressRegion: page.state,
          addressCountry: 'US',
        },
        ...(page.skills.length > 0 ? { knowsAbout: page.skills } : {}),
        ...(page.certifications.length > 0
          ? {
              hasCredential: page.certifications.map(({ title, issuer }) => ({
                '@type': 'EducationalOccupationalCredential' as const,
                name: title,
                ...(issuer ? { recognizedBy: { '@type': 'Organization' as const, name: issuer } } : {}),
              })),
            }
          : {}),
      },
    } satisfies ProfilePage,
    {
      '@type': 'Service',
      '@id': `${address}#service`,
      name: `Pet grooming by ${page.name}`,
      serviceType: 'Pet grooming',
      provider: { '@id': person },
      areaServed: { '@type': 'City', name: `${page.city}, ${page.state}` },
      ...ratings(page),
    } satisfies Service,
  ];
}

function business(page: PublicPage, url: Absolute): Node {
  const address = url(publicPageOf(page));
  const [street] = (page.address ?? '').split(',');
  return {
    '@type': 'LocalBusiness',
    '@id': address,
    url: address,
    name: page.name,
    keywords: 'pet grooming',
    ...(page.about ? { description: page.about } : {}),
    ...pictures(page, url),
    address: {
      '@type': 'PostalAddress',
      ...(street && /^\s*\d/.test(street) ? { streetAddress: street.trim() } : {}),
      addressLocality: page.city,
      addressRegion: page.state,
      ...(page.zip ? { postalCode: page.zip } : {}),
      addressCountry: 'US',
    },
    areaServed: { '@type': 'City', name: `${page.city}, ${page.state}` },
    ...(page.openingHours ? { openingHoursSpecification: page.openingHours.flatMap(openingHours) } : {}),
    ...priceRange(page),
    ...ratings(page),
  } satisfies LocalBusiness;
}

const openingHours = ({ day, spans }: NonNullable<PublicPage['openingHours']>[number]) =>
  spans.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: `https://schema.org/${day}` as DayOfWeek,
    opens: from,
    // Hours past midnight close at an earlier time; a whole day closes at its last minute.
    closes: from === to ? '23:59' : to,
  }));

/** From the cheapest to the dearest entry of the price book. */
function priceRange({ priceGuide }: PublicPage) {
  const dollars = priceGuide.flatMap(({ prices, byBreed }) =>
    [...prices, ...byBreed].map(({ from }) => Math.round(from / 100)),
  );
  return dollars.length > 0 ? { priceRange: `$${Math.min(...dollars)}-$${Math.max(...dollars)}` } : {};
}

/** The face or logo, else the latest work. */
function pictures({ imageUrl, gallery }: PublicPage, url: Absolute) {
  const all = [imageUrl, ...gallery.map((item) => item.imageUrl)].filter((each) => each !== null).slice(0, 5);
  return all.length > 0 ? { image: all.map(url) } : {};
}

/** Nothing without reviews: search engines get only ratings that pet parents gave. */
function ratings({ reviews, name }: PublicPage) {
  const byParents = reviews.find(({ engagementType }) => engagementType === 'visit');
  if (!byParents) return {};
  const { rating, reviewCount, latest } = byParents;
  return {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: rating,
      reviewCount,
      bestRating: 5,
      worstRating: 1,
    },
    review: latest.slice(0, 5).map((review): Review => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.author },
      datePublished: review.createdAt,
      itemReviewed: { '@type': 'Service', name: `Pet grooming by ${name}` },
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
      ...(review.text ? { reviewBody: review.text } : {}),
    })),
  };
}

export const townStructuredData =
  (town: TownPage) =>
  (url: Absolute): Graph =>
    graph([
      {
        '@type': 'ItemList',
        name: `Pet groomers in ${town.city}, ${town.state}`,
        numberOfItems: town.groomers.count + town.businesses.count,
        itemListElement: [...town.businesses.cards, ...town.groomers.cards].map((card, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          name: card.name,
          url: url(publicPageOf(card)),
        })),
      },
      breadcrumbs(url, [
        ['Wagwell', href('landing')],
        [
          `${town.city}, ${town.state}`,
          href('town-page', { state: town.state.toLowerCase(), city: town.slug }),
        ],
      ]),
    ]);

const breadcrumbs = (url: Absolute, steps: [name: string, path: string][]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url(path),
  })),
});
