import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { pageMeta } from '#web/domain/site/page-meta.ts';
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
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { TwoFactorSection } from '#web/features/identity/settings/two-factor-section.tsx';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Settings',
    description: 'Your account, how you sign in, and what Wagwell tells you.',
    path: href('settings'),
  }),
  { name: 'robots', content: 'noindex' },
];

type Section = {
  id: string;
  title: string;
  /** Whether it is for groomers and businesses only, or for businesses. */
  ofProviders?: true | 'business';
  render: (session: SessionReply) => ReactNode;
};

/** The sections in their order; `id` is the anchor. */
const sections: Section[] = [
  { id: 'profile', title: 'Profile', render: ({ user }) => <ProfileLink user={user} /> },
  { id: 'email', title: 'Email', render: ({ user }) => <EmailSection user={user} /> },
  { id: 'password', title: 'Password', render: ({ user }) => <PasswordSection user={user} /> },
  { id: 'two-factor', title: 'Two-factor sign-in', render: () => <TwoFactorSection /> },
  { id: 'passkeys', title: 'Passkeys', render: () => <PasskeysSection /> },
  {
    id: 'billing',
    title: 'Sales tax and payments',
    ofProviders: true,
    render: () => <BillingSettingsSection />,
  },
  {
    id: 'staff',
    title: 'Staff and hours',
    ofProviders: 'business',
    render: () => <StaffSection />,
  },
  {
    id: 'front-desk',
    title: 'Front desk',
    ofProviders: 'business',
    render: () => <FrontDeskSection />,
  },
  {
    id: 'client-messages',
    title: 'Messages to clients',
    ofProviders: true,
    render: () => <MessageTemplates />,
  },
  {
    id: 'cancellation-policy',
    title: 'Cancellation policy',
    ofProviders: true,
    render: () => <PolicySection />,
  },
  { id: 'booking-page', title: 'Booking page', ofProviders: true, render: () => <BookingPageSection /> },
  { id: 'feed', title: 'In your own calendar app', render: () => <FeedCard /> },
  { id: 'devices', title: 'Devices', render: () => <DevicesSection /> },
  { id: 'notifications', title: 'Notifications', render: () => <NotificationsLink /> },
  { id: 'blocked-people', title: 'Blocked people', render: () => <BlockedPeople /> },
  { id: 'download-data', title: 'Download your data', render: () => <DownloadSection /> },
  { id: 'close-account', title: 'Close account', render: () => <CloseSection /> },
];

const sectionsFor = ({ user: { roles } }: SessionReply) =>
  sections.filter(
    ({ ofProviders }) =>
      !ofProviders || roles.includes('owner') || (ofProviders === true && roles.includes('groomer')),
  );

export default function SettingsPage() {
  return (
    <SignedIn>
      {(session) => (
        <div className="wrap pt-5 pb-16 lg:pt-8">
          <h1 className="pb-5">Settings</h1>
          <div className="grid items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
            <details className="card lg:hidden">
              <summary className="min-h-6 cursor-pointer font-strong">Go to a section</summary>
              <nav aria-label="Go to a section">
                <SectionLinks session={session} className="grid-cols-2 gap-x-4 pt-2" />
              </nav>
            </details>
            <nav
              aria-label="Sections"
              className="hidden lg:sticky lg:top-4 lg:block lg:max-h-[calc(100dvh-2rem-var(--covered,0px))] lg:overflow-y-auto"
            >
              <SectionLinks session={session} />
            </nav>
            <div className="grid max-w-[44rem] min-w-0 gap-4">
              {sectionsFor(session).map(({ id, render }) => (
                <div key={id} className="min-w-0">
                  {render(session)}
                </div>
              ))}
            </div>
          </div>
        </div>
      )}
    </SignedIn>
  );
}

function SectionLinks({ session, className }: { session: SessionReply; className?: string }) {
  return (
    <ul className={clsx('grid', className)}>
      {sectionsFor(session).map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="flex min-h-11 items-center font-medium hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ProfileLink({ user }: Pick<SessionReply, 'user'>) {
  return (
    <SectionCard
      id="profile"
      title="Profile"
      action={
        <Button asChild>
          <Link to={href('profile')}>Edit my profile</Link>
        </Button>
      }
    >
      <div className="flex items-center gap-4">
        <PersonAvatar name={fullName(user)} src={user.profileImageUrl} size="l" />
        <p className="min-w-0 wrap-anywhere">
          <b className="block">{fullName(user)}</b>
          <span className="text-ink-2">
            Your photo, name, phone, location and what others read about you.
          </span>
        </p>
      </div>
    </SectionCard>
  );
}

function NotificationsLink() {
  return (
    <SectionCard
      id="notifications"
      title="Notifications"
      action={
        <Button asChild>
          <Link to={href('notification-settings')}>Choose notifications</Link>
        </Button>
      }
    >
      <p className="text-ink-2">What reaches you in the app, by email and by push, and your quiet hours.</p>
    </SectionCard>
  );
}
