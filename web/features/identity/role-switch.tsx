import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { allRoles, roleFacts } from './role-facts.ts';
import { useUserType } from './user-type.tsx';

const options = allRoles.map((role) => ({ value: role, label: roleFacts[role].name, accent: role }));

/** Switch for the role in which the product is shown: Groomer, Owner or Pet Parent. */
export function RoleSwitch({ className }: { className?: string }) {
  const { userType, choose } = useUserType();
  return (
    <SegmentedControl
      label="View as"
      options={options}
      value={userType}
      onChange={choose}
      className={className}
    />
  );
}
