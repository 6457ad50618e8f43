import { createContext, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Role } from '#contract/identity/roles.ts';
import { allRoles, roleFacts, roleOfDashboard } from './role-facts.ts';
import { useMember, useViewer } from './viewer.ts';

type UserType = {
  userType: Role;
  /** Selects a role; selecting the active one moves to the next (groomer, owner, pet_owner, groomer). */
  choose: (type: Role) => void;
};

const UserTypeContext = createContext<UserType | undefined>(undefined);

/**
 * Provides the role in which the product is shown, which sets badge, onboarding slide and dashboard link but
 * grants no access. A dashboard always shows its own role; elsewhere the account's last choice applies,
 * otherwise its first role, and groomer for visitors.
 */
export function UserTypeProvider({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const account = typeof viewer === 'string' ? undefined : viewer;
  const member = useMember();
  const here = roleOfDashboard(useLocation().pathname);
  const navigate = useNavigate();
  const accountId = account?.id;
  const [chosen, setChosen] = useState<{ type: Role; accountId: string | undefined }>();
  const remembered = chosen && chosen.accountId === accountId ? chosen.type : undefined;
  const userType = here ?? remembered ?? member?.roles[0] ?? 'groomer';

  // The role of a dashboard stays selected on the pages visited after it.
  if (here && here !== remembered) setChosen({ type: here, accountId });

  const value = useMemo(
    () => ({
      userType,
      choose(type: Role) {
        const next = type === userType ? nextType(type) : type;
        setChosen({ type: next, accountId });
        if (here) void navigate(roleFacts[next].dashboard);
      },
    }),
    [userType, accountId, here, navigate],
  );
  return <UserTypeContext value={value}>{children}</UserTypeContext>;
}

const nextType = (type: Role): Role => allRoles[(allRoles.indexOf(type) + 1) % allRoles.length] ?? 'groomer';

/** @throws Error outside its provider */
export function useUserType(): UserType {
  const value = use(UserTypeContext);
  if (!value) throw new Error('useUserType must be used within the UserTypeProvider');
  return value;
}
