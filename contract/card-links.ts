import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { ReportCard } from './grooming/report-cards.ts';
import { recordDays } from './pets/record-days.ts';
import { Day, Id, Instant, Params } from './values.ts';

/** The address is told once, when the link is made; only a hash of its secret is kept. */
const CardLink = z.object({ id: Id, createdAt: Instant, expiresAt: Instant });
export type CardLink = z.output<typeof CardLink>;

/** The report cards of one visit, without prices, addresses and the pet parent's name. */
export const SharedCard = z.object({
  on: Day,
  provider: z.object({
    name: z.string(),
    as: z.enum(['groomer', 'business']),
    /** The address of their public page; null if they have none. */
    slug: z.string().nullable(),
  }),
  cards: z.array(ReportCard.omit({ petId: true }).extend({ pet: z.string() })),
  until: Instant,
});
export type SharedCard = z.output<typeof SharedCard>;

const Secret = z.strictObject({
  secret: z.string().regex(/^[\w-]{22,64}$/, 'This is not the address of a report card'),
});

export const cardLinksApi = {
  'GET /api/visits/:id/card-links': {
    summary: 'The links that show the report cards of one’s own visit now, the newest first',
    params: Params,
    reply: z.array(CardLink),
  },
  'POST /api/visits/:id/card-links': {
    summary: 'Make a link to the report cards of one’s own visit; its path is told only now',
    params: Params,
    body: z.strictObject({ days: z.literal(recordDays, 'Use 7, 30 or 90 days') }),
    reply: CardLink.extend({
      path: z.string(),
      picture: z.string().describe('the path of a picture of 1200 × 630'),
    }),
    status: 201,
  },
  'DELETE /api/visits/:id/card-links/:linkId': {
    summary: 'End a link; it shows nothing from then on',
    params: Params.extend({ linkId: Id }),
    reply: z.array(CardLink),
  },
  'GET /api/cards/:secret': {
    summary: 'The report cards of a visit, by the secret address that the pet parent gave away',
    params: Secret,
    reply: SharedCard,
  },
  'GET /api/cards/:secret/picture': {
    summary: 'The picture that social networks show of the link',
    params: Secret,
    reply: null,
    status: 200,
    mediaType: 'image/png',
  },
  'GET /api/cards/:secret/photos/:key': {
    summary: 'A photo of the report cards',
    params: Secret.extend({ key: z.string().regex(/^[0-9a-f]{32}$/, 'Not the address of a photo') }),
    reply: null,
    status: 200,
    mediaType: 'image/webp',
  },
} as const satisfies EndpointTable;

export type CardLinks = { api: typeof cardLinksApi; events: object };
