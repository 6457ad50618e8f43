import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { fullName } from '#web/domain/people/full-name.ts';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

/** Where the profile is edited. */
export function ProfileLink({ user }: Pick<SessionReply, 'user'>) {
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

/** Where notifications are chosen. */
export function NotificationsLink() {
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
