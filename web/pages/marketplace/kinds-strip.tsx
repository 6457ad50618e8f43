import { clsx } from 'clsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';

export type Kind = 'pet_owner' | 'groomer' | 'salon' | 'mobile';

const kinds: { kind: Kind; label: string; icon: IconName; role: string }[] = [
  { kind: 'pet_owner', label: 'Pet Owners', icon: 'paw', role: 'pet_owner' },
  { kind: 'groomer', label: 'Private Groomer', icon: 'shears', role: 'groomer' },
  { kind: 'salon', label: 'Salon', icon: 'store', role: 'owner' },
  { kind: 'mobile', label: 'Mobile', icon: 'van', role: 'owner' },
];

/** Who meets here; the one through whose eyes one looks is highlighted. */
export function KindsStrip({ own }: { own: Kind }) {
  return (
    <ul className="scroll-row" aria-label="Who meets here">
      {kinds.map(({ kind, label, icon, role }) => (
        <li
          key={kind}
          data-role={role}
          className={clsx(
            'inline-flex min-h-9 items-center gap-2 rounded-s px-3 text-s font-semibold whitespace-nowrap',
            kind === own ? 'bg-accent text-on-role' : 'bg-accent-soft text-accent',
          )}
        >
          <Icon name={icon} size="s" />
          {label}
          {kind === own && <span className="sr-only"> (you)</span>}
        </li>
      ))}
    </ul>
  );
}
