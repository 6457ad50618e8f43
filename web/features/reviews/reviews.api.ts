import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '#web/lib/call.ts';
import type { Input, Reply } from '#web/lib/call.ts';

export type ReviewReply = Reply<'GET /api/users/:id/reviews'>[number];
export type ReviewDraft = Input<'POST /api/reviews'>['body'];
type As = NonNullable<Input<'GET /api/users/:id/reviews'>['query']>['as'];

const reviewsKey = (userId: string) => ['api', 'users', userId, 'reviews'];

/** What others wrote about somebody, newest first. */
export const useReviews = (userId: string, as?: As) =>
  useInfiniteQuery({
    queryKey: [...reviewsKey(userId), as],
    queryFn: ({ pageParam }) =>
      callPage('GET /api/users/:id/reviews', {
        params: { id: userId },
        query: { as, limit: 5, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ body }) => body),
    staleTime: 0,
  });

export const useWriteReview = () =>
  useMutation({ mutationFn: (body: ReviewDraft) => call('POST /api/reviews', { body }) });

/** Answers a review of oneself, once. */
export function useReplyToReview(userId: string, reviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call('POST /api/reviews/:id/reply', { params: { id: reviewId }, body: { text } }),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewsKey(userId) }),
  });
}
