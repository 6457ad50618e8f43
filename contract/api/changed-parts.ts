import type { Api } from './api.ts';

export type ReadKey = Extract<keyof Api, `GET ${string}`>;
type Start<Path> = Path extends `${infer Fixed}/:${string}` ? Fixed : Path;
/** A path prefix; it includes all paths below it. */
export type Part = Start<
  ReadKey extends infer Key ? (Key extends `GET ${infer Path}` ? Path : never) : never
>;

/** Figures of work that was done or is booked. */
const ofFigures = [
  '/api/figures/groomer',
  '/api/figures/business',
  '/api/figures/pet-owner',
  '/api/books',
] as const;

export const ofShifts = [
  '/api/shifts',
  '/api/groomers/current-user/applications',
  '/api/owners/current-user/applications',
  '/api/owners/current-user/figures',
  ...ofFigures,
  '/api/calendar',
  '/api/day',
  '/api/marketplace/all-offers',
] as const;

/** Pets, requests, offers and visits include data of each other. */
export const ofGrooming = [
  '/api/calendar',
  '/api/day',
  '/api/pets',
  '/api/pet-owners/current-user/grooming-requests',
  '/api/grooming-requests',
  '/api/offers/sent',
  '/api/visits',
  '/api/marketplace/all-offers',
  ...ofFigures,
] as const;

/** Everything that names other people. */
export const ofOtherPeople = [
  ...ofShifts,
  ...ofGrooming,
  '/api/groomers',
  '/api/owners',
  '/api/users',
  '/api/messages',
  '/api/blocks',
] as const;

/** Lists whose distances depend on the profile's place. */
export const byDistance = [
  '/api/shifts',
  '/api/groomers',
  '/api/owners',
  '/api/marketplace/all-offers',
  '/api/public-pages/own',
] as const;

/** Includes report cards, which say whether their pictures may be shown. */
export const ofPortfolio = [
  '/api/portfolio',
  '/api/users',
  '/api/groomers',
  '/api/profiles/groomer',
  '/api/visits',
] as const;

/** One's own records, the profiles that list their titles, and the admins' queue. */
export const ofCertifications = [
  '/api/certifications',
  '/api/profiles/groomer',
  '/api/profiles/business',
  '/api/admin/certifications',
  '/api/admin/overview',
] as const;
