import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { href } from '#contract/pages.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { setHelpOpen } from '#web/features/guide/guide-store.ts';
import { useSignOut } from '#web/features/identity/identity.api.ts';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { allRoles, roleFacts } from '#web/features/identity/role-facts.ts';
import { useUserType } from '#web/features/identity/user-type.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Menu, MenuChoices, MenuItem, MenuRule } from '#web/ui/overlays/menu.tsx';
import { hasPage } from '../../pages.ts';
import { QueryProvider } from '../../query-provider.tsx';
import { ProfileTrigger } from './profile-trigger.tsx';
import { RoleChoices } from '../role-choices.tsx';
import { themes, useTheme } from '../theme.ts';

const AddRoleDialog = lazyPart(() => import('../add-role-dialog.tsx'));

type ProfileMenuProps = { session: SessionReply; name: string; defaultOpen: boolean };

export default function ProfileMenu(props: ProfileMenuProps) {
  return (
    <QueryProvider>
      <FilledMenu {...props} />
    </QueryProvider>
  );
}

function FilledMenu({ session, name, defaultOpen }: ProfileMenuProps) {
  const { user } = session;
  const { userType } = useUserType();
  const [theme, setTheme] = useTheme();
  const [addsRole, setAddsRole] = useState(false);
  const navigate = useNavigate();
  const leave = useSignOut(() => void navigate(href('landing')));
  const missing = allRoles.filter((role) => !user.roles.includes(role));

  return (
    <>
      <Menu
        trigger={<ProfileTrigger name={name} src={user.profileImageUrl} />}
        defaultOpen={defaultOpen}
        className="w-72"
      >
        <div className="grid justify-items-start gap-2 px-3 pt-2 pb-1">
          <div className="flex max-w-full items-center gap-3">
            <PersonAvatar name={name} src={user.profileImageUrl} as={userType} />
            <p className="min-w-0 leading-tight">
              <b className="block truncate">{name}</b>
              <span className="block truncate text-s text-ink-2">{user.email}</span>
            </p>
          </div>
          <Badge tone="role" icon={roleFacts[userType].icon} data-role={userType}>
            {roleFacts[userType].badge}
          </Badge>
        </div>
        <MenuRule />
        {user.roles.map((role) => (
          <PageItem key={role} to={roleFacts[role].dashboard} icon={roleFacts[role].icon}>
            {roleFacts[role].name} dashboard
          </PageItem>
        ))}
        <PageItem to={href('calendar')} icon="calendar">
          Calendar
        </PageItem>
        <PageItem to={href('profile')} icon="user">
          My Profile
        </PageItem>
        {(user.roles.includes('groomer') || user.roles.includes('owner')) && (
          <PageItem to={href('books')} icon="book">
            Books
          </PageItem>
        )}
        <PageItem to={href('settings')} icon="settings">
          Settings
        </PageItem>
        <PageItem to={href('membership')} icon="card">
          Membership
        </PageItem>
        {user.isAdmin && (
          <PageItem to={href('admin')} icon="shield">
            Admin
          </PageItem>
        )}
        {missing.length > 0 && (
          <MenuItem icon="plus" onSelect={() => setAddsRole(true)}>
            Add role
          </MenuItem>
        )}
        <MenuItem icon="help" onSelect={() => setHelpOpen(true)}>
          Help
        </MenuItem>
        <MenuRule />
        {user.roles.length === 1 && <RoleChoices className="xl:hidden" />}
        <MenuChoices label="Appearance" value={theme} onChange={setTheme} options={themes} />
        <MenuRule />
        <MenuItem icon="logout" onSelect={leave}>
          Sign out
        </MenuItem>
      </Menu>
      <Suspense>{addsRole && <AddRoleDialog roles={missing} onClose={() => setAddsRole(false)} />}</Suspense>
    </>
  );
}

/** A menu item that links to a page; hidden if the page does not exist. */
function PageItem({ to, icon, children }: { to: string; icon: IconName; children: React.ReactNode }) {
  if (!hasPage(to)) return null;
  return (
    <MenuItem asChild>
      <Link to={to}>
        <Icon name={icon} size="s" />
        {children}
      </Link>
    </MenuItem>
  );
}
