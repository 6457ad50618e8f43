import { SegmentedTags } from '#web/ui/segmented-tags.tsx';
import { allRoles, roleFacts } from './role-facts.ts';
import { useUserType } from './user-type.tsx';

const options = allRoles.map((role) => ({ value: role, label: roleFacts[role].name, accent: role }));

/** Groomer, Owner, Pet Parent: through whose eyes the product is shown. */
export function RoleSwitch({ className }: { className?: string }) {
  const { userType, choose } = useUserType();
  return (
    <SegmentedTags
      label="Look through"
      options={options}
      value={userType}
      onChange={choose}
      className={className}
    />
  );
}
