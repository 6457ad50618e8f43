import { allRoles, roleFacts } from '#web/features/identity/role-facts.ts';
import { useUserType } from '#web/features/identity/user-type.tsx';
import { MenuChoices, MenuRule } from '#web/ui/overlays/menu.tsx';

const options = allRoles.map((role) => ({
  value: role,
  label: roleFacts[role].name,
  icon: roleFacts[role].icon,
}));

/** The role switch as a part of a menu. Unlike the switch, choosing the active role does not navigate. */
export function RoleChoices({ className }: { className?: string }) {
  const { userType, choose } = useUserType();
  const change = (chosen: string) => {
    const role = allRoles.find((each) => each === chosen);
    if (role && role !== userType) choose(role);
  };
  return (
    <div className={className}>
      <MenuChoices label="View as" value={userType} onChange={change} options={options} />
      <MenuRule />
    </div>
  );
}
