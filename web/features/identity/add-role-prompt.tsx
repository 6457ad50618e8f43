import type { Role } from '#contract/identity/roles.ts';
import { Biscuit } from '#web/ui/brand/biscuit.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checklist } from '#web/ui/data/checklist.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { roleFacts } from './role-facts.ts';
import { roleBenefits } from './role-benefits.ts';

/** Shown on a dashboard whose role the account lacks: the benefits of the role and a button to add it. */
export function AddRolePrompt({ role }: { role: Role }) {
  const { name, badge } = roleFacts[role];
  const { inShort, points } = roleBenefits[role];
  const addRole = useAction('POST /api/roles', {
    done: { title: `${name} added`, description: 'Your membership covers it already.' },
    failed: 'The role could not be added',
  });
  return (
    <section
      data-role={role}
      className="wrap grid column-reading grid-cols-1 items-center gap-6 pt-8 pb-16 sm:grid-cols-[auto_1fr] lg:pt-14"
      aria-labelledby="role-title"
    >
      <Biscuit mood="point" className="w-28 sm:w-44" />
      <div className="grid justify-items-start gap-4">
        <span className="badge badge-role">{badge}</span>
        <h1 id="role-title">{inShort}</h1>
        <Checklist items={points} />
        <Button
          variant="primary"
          big
          busy={addRole.busy && 'Adding...'}
          onClick={() => void addRole.run({ body: { role } })}
        >
          Add {name} to my account
        </Button>
        <p className="text-s text-ink-2">Your membership serves all your roles. It costs nothing extra.</p>
      </div>
    </section>
  );
}
