import { createContext, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Role } from '#contract/roles.ts';

const order: Role[] = ['groomer', 'owner', 'pet_owner'];

type UserType = {
  userType: Role;
  /** Chooses a type; choosing the active one goes on to the next (groomer, owner, pet_owner, groomer). */
  choose(type: Role): Role;
};

const UserTypeContext = createContext<UserType | undefined>(undefined);

/** The role somebody looks through: badge, onboarding slide, where Dashboard leads. Client only; it opens nothing. */
export function UserTypeProvider({ children }: { children: ReactNode }) {
  const [userType, setUserType] = useState<Role>('groomer');
  const value = useMemo(
    () => ({
      userType,
      choose(type: Role) {
        const chosen = type === userType ? nextType(type) : type;
        setUserType(chosen);
        return chosen;
      },
    }),
    [userType],
  );
  return <UserTypeContext value={value}>{children}</UserTypeContext>;
}

const nextType = (type: Role): Role => order[(order.indexOf(type) + 1) % order.length] ?? 'groomer';

export function useUserType(): UserType {
  const value = use(UserTypeContext);
  if (!value) throw new Error('useUserType must be used within the UserTypeProvider');
  return value;
}
