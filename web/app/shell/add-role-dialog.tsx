import { useNavigate } from 'react-router';
import type { Role } from '#contract/identity/roles.ts';
import { roleFacts } from '#web/features/identity/role-facts.ts';
import { roleBenefits } from '#web/features/identity/role-benefits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { hasPage } from '../pages.ts';

/** Offers the roles an account lacks; adding one leads to its dashboard. */
export default function AddRoleDialog({ roles, onClose }: { roles: Role[]; onClose: () => void }) {
  const navigate = useNavigate();
  const addRole = useAction('POST /api/roles', {
    accepted: onClose,
    done(_, { body: { role } }) {
      const { name, dashboard } = roleFacts[role];
      if (hasPage(dashboard)) void navigate(dashboard);
      return { title: `${name} added`, description: 'Your membership covers it already.' };
    },
    failed: 'The role could not be added',
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add role"
      description="One membership serves all your roles. It costs nothing extra."
    >
      <ul className="grid gap-3">
        {roles.map((role) => (
          <li
            key={role}
            data-role={role}
            className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 rounded-m border border-line bg-card p-4 sm:grid-cols-[auto_1fr_auto]"
          >
            <span className="grid size-11 place-items-center rounded-pill bg-accent-soft text-accent">
              <Icon name={roleFacts[role].icon} />
            </span>
            <p>
              <b className="block">{roleFacts[role].name}</b>
              <span className="text-ink-2">{roleBenefits[role].inShort}</span>
            </p>
            <Button
              className="max-sm:col-span-2"
              busy={addRole.busy && addRole.sent?.body.role === role && 'Adding...'}
              onClick={() => void addRole.run({ body: { role } })}
            >
              Add {roleFacts[role].name}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
