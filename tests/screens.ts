import type { APIRequestContext } from 'playwright-core';
import { cards } from './paying.ts';

/** A screen of the demo town, to be photographed. */
export type Screen = {
  name: string;
  /** The path, or a function that finds it. */
  path: string | ((api: APIRequestContext) => Promise<string>);
  as?: (typeof people)[number];
  /** A button that opens a dialog. */
  press?: string;
  /** Only on phones and tablets. */
  narrow?: true;
  /** Replaces the reply for the screen's list: an empty list, or a failure. */
  list?: { address: string; answer: 'nothing' | 'failure' };
};
type Found = { id: string; name?: string; status?: string };

/** The people who see the screens. The newcomer has just registered. */
export const people = ['groomer', 'owner', 'petowner', 'admin', 'newcomer'] as const;

/** Returns the page of the first match in a list of the API. */
const first =
  (list: string, path: string, fits: (found: Found) => boolean = () => true) =>
  async (api: APIRequestContext) => {
    const found = ((await (await api.get(list)).json()) as Found[]).find(fits);
    if (!found) throw new Error(`${list} shows nothing that fits`);
    return path.replace(':id', found.id);
  };
const visitAs = (side: 'provider' | 'pet_owner', status: string, page = '') =>
  first(`/api/visits?as=${side}`, `/visits/:id${page}`, (visit) => visit.status === status);
const ownRequest = (status: string) =>
  first(
    '/api/pet-owners/current-user/grooming-requests',
    '/requests/:id',
    (request) => request.status === status,
  );
const bookedShift = first(
  '/api/shifts/owner/current-user',
  '/shifts/:id/agreement',
  (shift) => shift.status === 'filled',
);
/** Returns the page of the first record of a list. */
const anyOf = (list: string) => first(`/api/${list}`, `/${list}/:id`);
const petPage = first('/api/pets', '/pets/:id', (pet) => pet.name === 'Otto');

const firstChat = async (api: APIRequestContext) => {
  const list = `/api/messages/conversations/current-user`;
  const found = (await (await api.get(list)).json()) as { otherUserId: string }[];
  if (!found[0]) throw new Error('Nobody has written');
  return `/messages?with=${found[0].otherUserId}`;
};

const todaysVisit = (status: string) => async (api: APIRequestContext) => {
  const day = (await (await api.get(`/api/day`)).json()) as { visits: Found[] };
  const found = day.visits.find((visit) => visit.status === status) ?? day.visits[0];
  if (!found) throw new Error('Nothing is booked today');
  return `/visits/${found.id}`;
};

/** A visit that is under way at any hour: one of today, or else a walk-in of now. */
const visitUnderWay =
  (page = '') =>
  async (api: APIRequestContext) => {
    const day = (await (await api.get(`/api/day`)).json()) as { visits: Found[] };
    const found = day.visits.find(({ status }) => status === 'checked_in');
    if (found) return `/visits/${found.id}${page}`;
    const [client] = (await (await api.get(`/api/clients`)).json()) as (Found & {
      pets: { petId: string }[];
    })[];
    const visit = {
      clientId: client?.id,
      pets: [{ petId: client?.pets[0]?.petId, services: ['full_groom'] }],
      startsAt: new Date().toISOString(),
      minutes: 60,
      anyway: true,
      squeezeIn: true,
    };
    const booked = await api.post(`/api/visits`, { data: visit });
    if (!booked.ok()) throw new Error(`The visit answered ${booked.status()}: ${await booked.text()}`);
    const { id } = (await booked.json()) as Found;
    const begun = await api.post(`/api/visits/${id}/check-in`, {
      data: { withoutConsentReason: 'The owner signs when picking up' },
    });
    if (!begun.ok()) throw new Error(`The check-in answered ${begun.status()}: ${await begun.text()}`);
    return `/visits/${id}${page}`;
  };

/** The link of a client of today, who needs no account. */
const clientLink = async (api: APIRequestContext) => {
  const day = (await (await api.get(`/api/day`)).json()) as {
    visits: { id: string; client: { id: string } | null }[];
  };
  for (const { id, client } of day.visits) {
    const data = { kind: 'confirmation', channel: 'phone_app', visitId: id };
    const made = client && (await api.post(`/api/clients/${client.id}/messages`, { data }));
    const { text = '' } = ((await made?.json()) ?? {}) as { text?: string };
    const [, secret] = /\/v\/([\w-]+)/.exec(text) ?? [];
    if (secret) return `/v/${secret}`;
  }
  throw new Error('No client of today gets a link');
};

const sheet =
  'Client,Phone,Pet,Breed,Weight,Price,Next visit,Notes\n' +
  'Ann Hill,512-555-0742,Bella,Goldendoodle,60,$130,12/2/2026 8:00 AM,gate 4410\n' +
  'Ann Hill,512-555-0742,Otto,mini schnauzer,16,$65,,\n' +
  'Ben Wood,555-01,Tank,Boxer,seventy,$70,31/31/2026,\n' +
  ',512-555-0744,Nobody,Poodle,,,,\n' +
  ',,,,,,,\n';
/** A sheet that was uploaded; with `read`, also what becomes of its rows. */
const importOf = (read: boolean) => async (api: APIRequestContext) => {
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
  const made = await api.post(`/api/client-imports`, { multipart: { file } });
  const { id, mapping } = (await made.json()) as { id: string; mapping: object };
  if (read) await api.put(`/api/client-imports/${id}/mapping`, { data: mapping });
  return `/client-imports/${id}`;
};

/** Joins. @returns the URL of the checkout */
const paidCheckout = async (api: APIRequestContext) => {
  const begun = await api.post(`/api/checkout-sessions`, { data: { plan: 'annual' } });
  const { id } = (await begun.json()) as Found;
  const paid = await api.post(`/api/test-checkout/${id}`, {
    data: { card: cards.pays, agreeToRenewal: true },
  });
  if (!paid.ok()) throw new Error(`Paying answered ${paid.status()}: ${await paid.text()}`);
  return `/subscription-success?session=${id}`;
};

export const allScreens: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'register', path: '/register' },
  { name: 'login', path: '/login' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=from-a-mail' },
  { name: 'gate', path: '/groomer' },
  { name: 'gate-profile-setup', path: '/profile-setup' },
  { name: 'gate-checkout-success', path: '/subscription-success' },
  { name: 'verify-email', path: '/verify-email?token=from-a-mail' },
  { name: 'not-me', path: '/not-me?token=from-a-mail' },
  { name: 'terms', path: '/terms-of-service' },
  { name: 'reliability', path: '/reliability' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'plans', path: '/membership' },
  { name: 'groomer-shifts', path: '/groomer', as: 'groomer' },
  { name: 'groomer-calendar', path: '/calendar', as: 'groomer' },
  { name: 'groomer-nothing-found', path: '/groomer?minPay=99', as: 'groomer' },
  {
    name: 'groomer-loading',
    path: '/groomer',
    as: 'groomer',
    list: { address: '/api/shifts', answer: 'nothing' },
  },
  {
    name: 'groomer-failed',
    path: '/groomer',
    as: 'groomer',
    list: { address: '/api/shifts', answer: 'failure' },
  },
  { name: 'groomer-filters', path: '/groomer', as: 'groomer', press: 'Filters', narrow: true },
  { name: 'groomer-apply', path: '/groomer', as: 'groomer', press: 'Apply for This Shift' },
  { name: 'groomer-requests', path: '/groomer?tab=requests', as: 'groomer' },
  { name: 'groomer-offer', path: '/groomer?tab=requests', as: 'groomer', press: 'Apply to Groom' },
  {
    name: 'groomer-shift',
    path: anyOf('shifts'),
    as: 'groomer',
  },
  { name: 'groomer-visit', path: visitAs('provider', 'booked'), as: 'groomer' },
  { name: 'groomer-report-card', path: visitAs('provider', 'completed', '/report-card'), as: 'groomer' },
  { name: 'groomer-applications', path: '/groomer?tab=applications', as: 'groomer' },
  { name: 'groomer-portfolio', path: '/groomer?tab=portfolio', as: 'groomer' },
  { name: 'groomer-stats', path: '/groomer?tab=stats', as: 'groomer' },
  { name: 'groomer-books', path: '/books', as: 'groomer' },
  { name: 'groomer-clients', path: '/clients', as: 'groomer' },
  { name: 'groomer-client-new', path: '/clients', as: 'groomer', press: 'Add client' },
  {
    name: 'groomer-client',
    path: anyOf('clients'),
    as: 'groomer',
  },
  { name: 'groomer-day', path: '/day', as: 'groomer' },
  { name: 'groomer-book-visit', path: anyOf('clients'), as: 'groomer', press: 'Book' },
  { name: 'groomer-check-out', path: visitUnderWay('/check-out'), as: 'groomer' },
  { name: 'client-visit', path: clientLink, as: 'groomer' },
  { name: 'booking-page', path: '/groomers/maya-ortiz/book' },
  { name: 'owner-day', path: '/day', as: 'owner' },
  { name: 'owner-clients', path: '/clients', as: 'owner' },
  { name: 'owner-client', path: anyOf('clients'), as: 'owner' },
  { name: 'owner-visit-today', path: visitUnderWay(), as: 'owner' },
  { name: 'owner-check-out', path: visitUnderWay('/check-out'), as: 'owner' },
  { name: 'owner-calendar', path: '/calendar', as: 'owner' },
  { name: 'owner-settings', path: '/settings', as: 'owner' },
  { name: 'front-desk', path: '/front-desk' },
  { name: 'groomer-receipt', path: todaysVisit('completed'), as: 'groomer' },
  { name: 'groomer-clients-due', path: '/clients?show=due', as: 'groomer' },
  { name: 'groomer-clients-waiting', path: '/clients?show=waiting', as: 'groomer' },
  { name: 'client-import-columns', path: importOf(false), as: 'groomer' },
  { name: 'client-import-rows', path: importOf(true), as: 'groomer' },
  { name: 'client-import', path: '/client-imports/new', as: 'groomer' },
  { name: 'profile', path: '/profile', as: 'groomer' },
  { name: 'profile-setup', path: '/profile-setup', as: 'groomer' },
  { name: 'marketplace-shifts', path: '/marketplace', as: 'groomer' },
  { name: 'marketplace-requests', path: '/marketplace?tab=requests', as: 'groomer' },
  { name: 'marketplace-groomers', path: '/marketplace?tab=groomers', as: 'groomer' },
  { name: 'marketplace-salons', path: '/marketplace?tab=salons', as: 'groomer' },
  { name: 'other-role', path: '/owner', as: 'groomer' },
  { name: 'membership', path: '/membership', as: 'groomer' },
  { name: 'membership-cancel', path: '/membership', as: 'groomer', press: 'Cancel membership' },
  { name: 'membership-premium', path: '/membership', as: 'petowner' },
  { name: 'messages', path: '/messages', as: 'groomer' },
  { name: 'notifications', path: '/notifications', as: 'groomer' },
  { name: 'settings', path: '/settings', as: 'groomer' },
  { name: 'notification-settings', path: '/settings/notifications', as: 'groomer' },
  { name: 'chat', path: firstChat, as: 'groomer' },
  { name: 'owner-shifts', path: '/owner', as: 'owner' },
  { name: 'owner-post', path: '/owner', as: 'owner', press: 'Post New Shift' },
  { name: 'owner-requests', path: '/owner?tab=requests', as: 'owner' },
  { name: 'owner-offer', path: '/owner?tab=requests', as: 'owner', press: 'Offer Services' },
  { name: 'owner-chat', path: firstChat, as: 'owner' },
  { name: 'owner-visit', path: visitAs('provider', 'booked'), as: 'owner' },
  { name: 'owner-groomers', path: '/owner?tab=groomers', as: 'owner' },
  { name: 'owner-businesses', path: '/owner?tab=businesses', as: 'owner' },
  { name: 'owner-apps', path: '/owner?tab=apps', as: 'owner' },
  { name: 'owner-profile', path: '/owner?tab=profile', as: 'owner' },
  { name: 'owner-stats', path: '/owner?tab=stats', as: 'owner' },
  { name: 'shift-agreement', path: bookedShift, as: 'owner' },
  { name: 'owner-books', path: '/books', as: 'owner' },
  { name: 'pet-owner-stats', path: '/pet-owner?tab=stats', as: 'petowner' },
  { name: 'pet-owner-pets', path: '/pet-owner', as: 'petowner' },
  { name: 'pet-owner-care-tips', path: '/pet-owner?tab=care-tips', as: 'petowner' },
  { name: 'pet-owner-requests', path: '/pet-owner?tab=requests', as: 'petowner' },
  { name: 'pet-owner-request-form', path: '/pet-owner', as: 'petowner', press: 'Request Grooming' },
  { name: 'pet-owner-add-pet', path: '/pet-owner', as: 'petowner', press: 'Add Pet' },
  { name: 'pet', path: petPage, as: 'petowner' },
  { name: 'request-with-offers', path: ownRequest('posted'), as: 'petowner' },
  { name: 'request-booked', path: ownRequest('in_progress'), as: 'petowner' },
  { name: 'visit-booked', path: visitAs('pet_owner', 'booked'), as: 'petowner' },
  { name: 'visit-completed', path: visitAs('pet_owner', 'completed'), as: 'petowner' },
  { name: 'report-card', path: visitAs('pet_owner', 'completed', '/report-card'), as: 'petowner' },
  { name: 'pet-owner-groomers', path: '/pet-owner?tab=groomers', as: 'petowner' },
  { name: 'pet-owner-salons', path: '/pet-owner?tab=salons', as: 'petowner' },
  { name: 'pet-owner-profile', path: '/pet-owner?tab=profile', as: 'petowner' },
  { name: 'pet-owner-chat', path: firstChat, as: 'petowner' },
  { name: 'checkout-refused', path: '/subscription-checkout?plan=premium_monthly', as: 'petowner' },
  { name: 'checkout', path: '/subscription-checkout?plan=annual', as: 'newcomer' },
  { name: 'checkout-success', path: paidCheckout, as: 'newcomer' },
  { name: 'admin', path: '/admin', as: 'admin' },
  { name: 'admin-reports', path: '/admin?tab=reports', as: 'admin' },
  { name: 'admin-accounts', path: '/admin?tab=accounts', as: 'admin' },
  { name: 'admin-care-tips', path: '/admin?tab=care-tips', as: 'admin' },
  { name: 'admin-audit-log', path: '/admin?tab=audit-log', as: 'admin' },
  { name: 'promo-admin', path: '/promo-admin', as: 'admin' },
];
