import { expect, test } from 'vitest';
import type { PublicPage, TownPage } from '#contract/profiles/public-pages.ts';
import { pageStructuredData, townStructuredData } from './page-structured-data.ts';
import { descriptionOf } from './public-page-words.ts';

const page: PublicPage = {
  id: '019a0000-0000-7000-8000-000000000001',
  as: 'groomer',
  slug: 'maya-ortiz',
  name: 'Maya Ortiz',
  shortName: 'Maya',
  title: 'Cat groomer',
  imageUrl: '/media/0',
  works: 'both',
  yearsExperience: 7,
  skills: ['Cats', 'Doodles'],
  checked: true,
  rating: null,
  reviewCount: 0,
  about: 'Calm hands.',
  city: 'Austin',
  state: 'TX',
  address: null,
  zip: null,
  radius: 25,
  hours: null,
  certifications: [
    {
      id: '019a0000-0000-7000-8000-000000000003',
      title: 'NDGAA certified',
      issuer: 'NDGAA',
      kind: 'certification',
      expiresOn: null,
      checked: true,
    },
  ],
  openingHours: null,
  areas: [],
  priceGuide: [],
  extras: [],
  languages: [],
  safety: null,
  days: [],
  gallery: [],
  reliability: { isNew: true, bookings: null, pay: null, answers: null },
  counts: { answerHours: 48, days: 90 },
  reviews: [],
  booksOnline: false,
  town: { state: 'tx', city: 'austin' },
  socialImage: '/social/groomer/maya-ortiz/0.png',
  indexed: true,
};
const review = (engagementType: 'shift' | 'visit', text: string) => ({
  id: '019a0000-0000-7000-8000-000000000002',
  rating: 4,
  tags: [],
  text,
  createdAt: '2026-10-01T10:00:00+00:00',
  engagementType,
  author: 'Jordan',
  reply: null,
});
const reviewed: Partial<PublicPage> = {
  rating: 4.5,
  reviewCount: 2,
  reviews: [
    { engagementType: 'visit', rating: 4.5, reviewCount: 2, tags: [], latest: [review('visit', 'So calm.')] },
    {
      engagementType: 'shift',
      rating: 2,
      reviewCount: 9,
      tags: [],
      latest: [review('shift', 'Late twice.')],
    },
  ],
};
const salon: Partial<PublicPage> = {
  as: 'business',
  slug: 'barton-bark',
  name: 'Barton Bark',
  works: 'salon',
  address: '5310 Burnet Rd, Austin, TX 78756',
  zip: '78756',
  openingHours: [{ day: 'Monday', words: '8:00 AM – 5:00 PM', spans: [{ from: '08:00', to: '17:00' }] }],
  extras: [],
  priceGuide: [
    { service: 'Full groom', prices: [{ size: 'Small', from: 8500 }], byBreed: [] },
    { service: 'Nail trim', prices: [{ size: 'Small', from: 2000 }], byBreed: [] },
  ],
};

type Node = Record<string, unknown>;

/** What search engines ask of each type before they show it. */
const required: Record<string, string[]> = {
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  LocalBusiness: ['name', 'address', 'url'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  Service: ['name'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  Review: ['author', 'reviewRating', 'itemReviewed'],
  Rating: ['ratingValue', 'bestRating'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  City: ['name'],
  Organization: ['name'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  EducationalOccupationalCredential: ['name'],
};

/** Returns every typed part of the data, after checking that none lacks a field. */
function checked(data: object): Node[] {
  const nodes: Node[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== 'object' || value === null) return undefined;
    const node = value as Node;
    const type = node['@type'];
    if (typeof type === 'string') {
      expect(Object.keys(required), 'a type without rules').toContain(type);
      for (const field of required[type] ?? []) expect(node[field], `${type}.${field}`).toBeTruthy();
      nodes.push(node);
    }
    for (const [name, each] of Object.entries(node)) {
      if (/^(url|item|image|@id)$/.test(name))
        for (const address of [each].flat()) expect(String(address)).toMatch(/^https:\/\/wagwell\.test\//);
      walk(each);
    }
    return undefined;
  };
  expect(data).toMatchObject({ '@context': 'https://schema.org' });
  walk(data);
  return nodes;
}

const of = (changes: Partial<PublicPage> = {}) =>
  checked(pageStructuredData({ ...page, ...changes })((path) => `https://wagwell.test${path}`));
const typed = (nodes: Node[], type: string) => nodes.filter((node) => node['@type'] === type);

test('a groomer is a person on a profile page, in a town', () => {
  const nodes = of();
  expect(typed(nodes, 'Person')).toMatchObject([
    {
      name: 'Maya Ortiz',
      url: 'https://wagwell.test/groomers/maya-ortiz',
      jobTitle: 'Cat groomer',
      knowsAbout: ['Cats', 'Doodles'],
    },
  ]);
  expect(typed(nodes, 'ListItem').map(({ name }) => name)).toEqual(['Wagwell', 'Austin, TX', 'Maya Ortiz']);
  expect(typed(nodes, 'PostalAddress')[0]).not.toHaveProperty('streetAddress');
});

test('nobody is rated before the first review', () => {
  for (const changes of [{}, salon]) {
    const nodes = of(changes);
    expect(typed(nodes, 'AggregateRating')).toEqual([]);
    expect(typed(nodes, 'Review')).toEqual([]);
  }
});

test('ratings and reviews show with the service of a groomer and with a business', () => {
  expect(typed(of(reviewed), 'Service').find(({ aggregateRating }) => aggregateRating)).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    review: [{ reviewBody: 'So calm.', author: { name: 'Jordan' } }],
  });
  expect(JSON.stringify(of(reviewed))).not.toContain('Late twice.');
  expect(typed(of({ ...salon, ...reviewed }), 'LocalBusiness')).toMatchObject([
    {
      name: 'Barton Bark',
      url: 'https://wagwell.test/businesses/barton-bark',
      address: { streetAddress: '5310 Burnet Rd', postalCode: '78756' },
      aggregateRating: { ratingValue: 4.5 },
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '08:00', closes: '17:00' },
      ],
      priceRange: '$20-$85',
    },
  ]);
});

test('a town lists its people in order', () => {
  const town: TownPage = {
    city: 'El Paso',
    state: 'TX',
    stateName: 'Texas',
    slug: 'el-paso',
    groomFrom: null,
    socialImage: '/social/towns/tx/el-paso/0.png',
    groomers: { count: 1, cards: [{ ...page, lowest: null, nextFree: null }] },
    businesses: { count: 0, cards: [] },
    matching: { all: 1, mobile: 1, salon: 1, cats: 0 },
    rated: 0,
    pages: 1,
    neighbors: [],
  };
  const nodes = checked(townStructuredData(town)((path) => `https://wagwell.test${path}`));
  expect(typed(nodes, 'ItemList')).toMatchObject([{ numberOfItems: 1 }]);
  expect(typed(nodes, 'ListItem').at(-1)).toMatchObject({ item: 'https://wagwell.test/grooming/tx/el-paso' });
});

test('the description stays short, whatever people write', () => {
  expect(descriptionOf({ ...page, ...reviewed })).toMatch(
    /^Maya Ortiz: cat groomer in Austin, TX\. Rated 4\.5 by 2 pet parents\./,
  );
  expect(
    descriptionOf({ ...page, skills: ['x'.repeat(60), 'y'.repeat(60), 'z'.repeat(60)] }).length,
  ).toBeLessThanOrEqual(170);
});
