import type { Caller } from '#tests/test-app.ts';

type Work = { engagementType: 'shift' | 'visit'; engagementId: string };

/** Both sides of finished work review each other, `me` with a mark in the text. */
export async function reviewEachOther(
  work: Work,
  me: Caller,
  other: Caller,
  mark: (words: string) => string,
) {
  for (const [who, text] of [
    [me, mark('Good to work with.')],
    [other, 'Kind and quick.'],
  ] as const)
    await who.call('POST /api/reviews', { body: { ...work, rating: 5, tags: [], text } });
}
