import type { ReactNode } from 'react';
import type { PolicyTerms } from '#contract/cancellation-policies/cancellation-fee.ts';
import { fullName } from '#web/domain/people/full-name.ts';
import { BillingSettingsSection } from '#web/features/bills/billing-settings-section.tsx';
import { BlockedPeople } from '#web/features/blocks/blocked-people.tsx';
import { BookingPageSection } from '#web/features/booking-page/booking-page-section.tsx';
import { FeedCard } from '#web/features/calendar/ical-feed-card.tsx';
import { MessageTemplates } from '#web/features/client-messages/message-templates.tsx';
import { PolicySection } from '#web/features/cancellation-policies/policy-section.tsx';
import { FrontDeskSection } from '#web/features/front-desk/front-desk-section.tsx';
import { DevicesSection } from '#web/features/identity/settings/devices-section.tsx';
import { EmailSection } from '#web/features/identity/settings/email-section.tsx';
import { PasskeysSection } from '#web/features/identity/settings/passkeys-section.tsx';
import { PasswordSection } from '#web/features/identity/settings/password-section.tsx';
import { CloseSection } from '#web/features/identity/personal-data/close-section.tsx';
import { DownloadSection } from '#web/features/identity/personal-data/download-section.tsx';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { StaffSection } from '#web/features/staff/staff-section.tsx';
import { TwoFactorSection } from '#web/features/identity/settings/two-factor-section.tsx';
import { monthDayYear } from '#web/lib/dates.ts';
import { counted } from '#web/lib/words.ts';
import { NotificationsLink, ProfileLink } from './links-of-sections.tsx';
import { BlockedCount, SectionValue } from './section-value.tsx';

type Section = {
  id: string;
  title: string;
  /** Whether it is for groomers and businesses only, or for businesses. */
  ofProviders?: true | 'business';
  /** What it is set to, in a few words. */
  value: (session: SessionReply) => ReactNode;
  render: (session: SessionReply) => ReactNode;
};

function policyWords(policy: PolicyTerms | null): string {
  if (policy && policy.cancelHours > 0 && policy.lateCancelPercent > 0)
    return `${policy.lateCancelPercent}% if late`;
  return policy && policy.noShowPercent > 0 ? `${policy.noShowPercent}% no-show` : 'No fee';
}
const bookingWords = { off: 'Off', ask: 'Clients ask', instant: 'Clients book at once' };

/** The sections in their order; `id` is the anchor. */
const sections: Section[] = [
  {
    id: 'profile',
    title: 'Profile',
    value: ({ user }) => fullName(user),
    render: ({ user }) => <ProfileLink user={user} />,
  },
  {
    id: 'email',
    title: 'Email',
    value: ({ user }) => (user.emailVerified ? user.email : 'Not confirmed'),
    render: ({ user }) => <EmailSection user={user} />,
  },
  {
    id: 'password',
    title: 'Password',
    value: ({ user }) => (user.passwordIsWeak ? 'Easy to guess' : 'Set'),
    render: ({ user }) => <PasswordSection user={user} />,
  },
  {
    id: 'two-factor',
    title: 'Two-factor sign-in',
    value: () => <SectionValue of="GET /api/two-factor" words={({ isOn }) => (isOn ? 'On' : 'Off')} />,
    render: () => <TwoFactorSection />,
  },
  {
    id: 'passkeys',
    title: 'Passkeys',
    value: () => (
      <SectionValue
        of="GET /api/passkeys"
        words={({ length }) => (length === 0 ? 'None' : counted(length, 'passkey'))}
      />
    ),
    render: () => <PasskeysSection />,
  },
  {
    id: 'billing',
    title: 'Sales tax and payments',
    ofProviders: true,
    value: () => (
      <SectionValue
        of="GET /api/billing-settings"
        words={({ taxPercent }) => (taxPercent === 0 ? 'No tax' : `${taxPercent}%`)}
      />
    ),
    render: () => <BillingSettingsSection />,
  },
  {
    id: 'staff',
    title: 'Staff and hours',
    ofProviders: 'business',
    value: () => (
      <SectionValue
        of="GET /api/staff"
        words={({ people }) =>
          people.length === 0 ? 'Nobody yet' : counted(people.length, 'person', 'people')
        }
      />
    ),
    render: () => <StaffSection />,
  },
  {
    id: 'front-desk',
    title: 'Front desk',
    ofProviders: 'business',
    value: () => 'A tablet at the counter',
    render: () => <FrontDeskSection />,
  },
  {
    id: 'client-messages',
    title: 'Messages to clients',
    ofProviders: true,
    value: () => (
      <SectionValue
        of="GET /api/message-templates"
        words={(all) => {
          const own = all.filter(({ isUsual }) => !isUsual).length;
          return own === 0 ? 'The usual texts' : `${counted(own, 'text')} of your own`;
        }}
      />
    ),
    render: () => <MessageTemplates />,
  },
  {
    id: 'cancellation-policy',
    title: 'Cancellation policy',
    ofProviders: true,
    value: () => (
      <SectionValue of="GET /api/cancellation-policy" words={({ policy }) => policyWords(policy)} />
    ),
    render: () => <PolicySection />,
  },
  {
    id: 'booking-page',
    title: 'Booking page',
    ofProviders: true,
    value: () => <SectionValue of="GET /api/booking-page" words={({ mode }) => bookingWords[mode]} />,
    render: () => <BookingPageSection />,
  },
  {
    id: 'feed',
    title: 'In your own calendar app',
    value: () => (
      <SectionValue
        of="GET /api/calendar/feed"
        words={({ createdAt }) => (createdAt ? `Since ${monthDayYear(createdAt)}` : 'Off')}
      />
    ),
    render: () => <FeedCard />,
  },
  {
    id: 'devices',
    title: 'Devices',
    value: () => (
      <SectionValue of="GET /api/sessions" words={({ length }) => `${counted(length, 'device')} signed in`} />
    ),
    render: () => <DevicesSection />,
  },
  {
    id: 'notifications',
    title: 'Notifications',
    value: () => 'App, email and push',
    render: () => <NotificationsLink />,
  },
  {
    id: 'blocked-people',
    title: 'Blocked people',
    value: () => <BlockedCount />,
    render: () => <BlockedPeople />,
  },
  {
    id: 'download-data',
    title: 'Download your data',
    value: () => (
      <SectionValue
        of="GET /api/account/export"
        words={({ state }) =>
          state === 'ready' ? 'Ready' : state === 'making' ? 'Being made' : 'Zip archive'
        }
      />
    ),
    render: () => <DownloadSection />,
  },
  {
    id: 'close-account',
    title: 'Close account',
    value: () => 'For good',
    render: () => <CloseSection />,
  },
];

export const sectionsFor = ({ user: { roles } }: SessionReply) =>
  sections.filter(
    ({ ofProviders }) =>
      !ofProviders || roles.includes('owner') || (ofProviders === true && roles.includes('groomer')),
  );
