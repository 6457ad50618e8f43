import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Role } from './identity/roles.ts';
import { Id, Instant, PageLimit, Params, text } from './values.ts';

/** Days after the work in which a review can be written; afterwards a single review becomes visible too. */
export const reviewWindowDays = 14;

/** The tags to choose from, by the role of the reviewed person. */
export const reviewTags = {
  groomer: [
    'on_time',
    'gentle',
    'clean_work',
    'fast',
    'good_with_cats',
    'tidy_station',
    'would_book_again',
    'late',
    'rushed',
  ],
  business: [
    'as_described',
    'fair_pay',
    'paid_on_time',
    'well_equipped',
    'friendly_team',
    'clean_salon',
    'would_work_again',
    'more_dogs_than_said',
    'hectic',
  ],
  pet_owner: ['on_time', 'as_described', 'friendly', 'calm_pet', 'would_groom_again', 'late'],
} as const;

export const EngagementType = z.enum(['shift', 'visit']);
export type EngagementType = z.output<typeof EngagementType>;
const SubjectRole = z.enum(['groomer', 'business', 'pet_owner']);

/** Tags for a business after a visit, which differ from those of a groomer who worked there. */
const businessTagsAfterVisit = [
  'on_time',
  'gentle',
  'clean_work',
  'good_with_cats',
  'friendly_team',
  'clean_salon',
  'would_book_again',
  'late',
  'rushed',
] as const;

/** Returns the tags to choose from for a reviewed person after such work. */
export const reviewTagsFor = (
  engagementType: z.output<typeof EngagementType>,
  role: keyof typeof reviewTags,
): readonly string[] =>
  engagementType === 'visit' && role === 'business' ? businessTagsAfterVisit : reviewTags[role];

export const Review = z.object({
  id: Id,
  rating: z.int().min(1).max(5),
  tags: z.array(z.string()),
  text: z.string(),
  createdAt: Instant,
  engagementType: EngagementType,
  /** `role` is the author's role in this work, even if they have several. */
  author: z.object({ id: Id, name: z.string(), role: Role, profileImageUrl: z.string().nullable() }),
  reply: z.object({ text: z.string(), at: Instant }).nullable(),
});
export type Review = z.output<typeof Review>;

/** The average and number of reviews after one kind of work. */
export const RatingAfter = z.object({
  engagementType: EngagementType,
  rating: z.number(),
  reviewCount: z.int(),
});
export type RatingAfter = z.output<typeof RatingAfter>;

const WrittenReview = z.object({
  id: Id,
  rating: z.int(),
  revealed: z.boolean(),
  revealedAt: Instant.nullable(),
});

export const reviewsApi = {
  'POST /api/reviews': {
    summary: 'Review completed work; hidden until both wrote or 14 days passed',
    body: z.strictObject({
      engagementType: EngagementType,
      engagementId: Id,
      rating: z.int().min(1).max(5),
      tags: z.array(z.string().max(40)).max(9).optional(),
      text: text(2000).optional(),
    }),
    reply: WrittenReview,
    status: 201,
  },
  'POST /api/reviews/:id/reply': {
    summary: 'Answer a review of oneself, once',
    params: Params,
    body: z.strictObject({ text: text(1000).pipe(z.string().min(1, 'Cannot be empty')) }),
    reply: Review,
  },
  'GET /api/users/:id/reviews': {
    summary: 'Reviews of a person, newest first',
    params: Params,
    query: z.strictObject({
      as: SubjectRole.optional(),
      /** The work: reviews after visits are by pet parents, those after shifts by salons or groomers. */
      engagementType: EngagementType.optional(),
      /** The id of a review; the page starts after it. */
      cursor: Id.optional(),
      limit: PageLimit.optional(),
    }),
    reply: z.array(Review),
  },
  'GET /api/users/:id/ratings': {
    summary: 'The average and number of reviews after each kind of work, without kinds that have none',
    params: Params,
    query: z.strictObject({ as: SubjectRole }),
    reply: z.array(RatingAfter),
  },
} as const satisfies EndpointTable;

export type ReviewEvents = {
  'review.written': { reviewId: string };
  'review.revealed': { reviewId: string };
  /** `authorId` has not reviewed `subjectId` for a while after their work. */
  'review.due': {
    engagementType: 'shift' | 'visit';
    engagementId: string;
    authorId: string;
    subjectId: string;
  };
};
