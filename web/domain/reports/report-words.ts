import type { ReportCategory, ReportKind } from '#contract/reports/reports.ts';

export const reportCategories: Record<ReportCategory, string> = {
  harassment: 'Harassment or threats',
  scam: 'Scam',
  spam: 'Spam',
  animal_safety: 'An animal is in danger',
  false_information: 'False information',
  inappropriate: 'Inappropriate content',
  other: 'Something else',
};

/** What is reported, to follow 'a': 'a review'. */
export const reportKinds: Record<ReportKind, string> = {
  person: 'person',
  message: 'message',
  review: 'review',
  photo: 'photo',
  listing: 'listing',
};

/** The key of an uploaded photo; undefined for pictures that were not uploaded. */
export const photoKey = (url: string): string | undefined => /^\/media\/([0-9a-f]{32})/.exec(url)?.[1];
