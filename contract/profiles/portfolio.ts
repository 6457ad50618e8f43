import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Id, Instant, Params, text } from '../values.ts';

export const maxPortfolioItems = 60;

/** One piece of work: a picture, or a pair where `imageUrl` is the picture after the groom. */
export const PortfolioItem = z.object({
  id: Id,
  imageUrl: z.string(),
  /** The picture before the groom; null for a single picture. */
  beforeUrl: z.string().nullable(),
  caption: z.string(),
  /** Whether it is from a report card, shown with the pet owner's consent. */
  fromVisit: z.boolean(),
});
export type PortfolioItem = z.output<typeof PortfolioItem>;

/** The photos come from POST /api/uploads. */
export const PortfolioDraft = z.strictObject({
  photoId: Id,
  beforeId: Id.nullable().optional(),
  caption: text(200).optional(),
});

/** The pictures of an item from a visit cannot be replaced. */
export const PortfolioChange = PortfolioDraft.partial();

export const consentStatuses = ['asked', 'given', 'declined', 'withdrawn'] as const;
export type ConsentStatus = (typeof consentStatuses)[number];
export const ConsentAction = z.enum(['ask', 'allow', 'refuse', 'withdraw']);
export type ConsentAction = z.output<typeof ConsentAction>;

/** Whether the pictures of a report card may be shown in the provider's portfolio. */
export const PortfolioConsent = z.object({
  /** Null if the provider has not asked. */
  status: z.enum(consentStatuses).nullable(),
  /** The pictures that were asked for. */
  photoUrls: z.array(z.string()),
  askedAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
  /** What the viewer may do now. */
  actions: z.array(ConsentAction),
});
export type PortfolioConsent = z.output<typeof PortfolioConsent>;

export const portfolioApi = {
  'GET /api/portfolio': { summary: "One's own portfolio, in its order", reply: z.array(PortfolioItem) },
  'POST /api/portfolio': {
    summary: 'Add a picture or a pair; it comes first',
    body: PortfolioDraft,
    reply: PortfolioItem,
    status: 201,
  },
  'PATCH /api/portfolio/:id': {
    summary: 'Change the caption or the pictures',
    params: Params,
    body: PortfolioChange,
    reply: PortfolioItem,
  },
  'DELETE /api/portfolio/:id': { summary: 'Remove from the portfolio', params: Params, reply: null },
  'PUT /api/portfolio/order': {
    summary: 'Set the order; `ids` names every item once',
    body: z.strictObject({ ids: z.array(Id).max(maxPortfolioItems) }),
    reply: z.array(PortfolioItem),
  },
  'GET /api/users/:id/portfolio': {
    summary: "A member's portfolio, in its order",
    params: Params,
    reply: z.array(PortfolioItem),
  },
  'GET /api/visits/:id/portfolio-consent': {
    summary: 'Whether the pictures of a report card may be shown, for its two sides',
    params: Params,
    reply: PortfolioConsent,
  },
  'POST /api/visits/:id/portfolio-consent': {
    summary: 'Ask the pet owner for pictures of the report card, once',
    params: Params,
    body: z.strictObject({ photoIds: z.array(Id).min(1, 'Choose a picture').max(24) }),
    reply: PortfolioConsent,
    status: 201,
  },
  'POST /api/visits/:id/portfolio-consent/answer': {
    summary: 'Say yes or no, or take a yes back; the pictures then leave the portfolio',
    params: Params,
    body: z.strictObject({ allow: z.boolean() }),
    reply: PortfolioConsent,
  },
} as const satisfies EndpointTable;

export type PortfolioEvents = {
  'portfolio.consent_asked': { visitId: string };
  'portfolio.consent_answered': { visitId: string; status: Exclude<ConsentStatus, 'asked'> };
};
