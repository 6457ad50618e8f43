import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';

export type Kind = 'pet_owner' | 'groomer' | 'salon' | 'mobile';

const kinds: { kind: Kind; label: string; icon: IconName }[] = [
  { kind: 'pet_owner', label: 'Pet Parents', icon: 'paw' },
  { kind: 'groomer', label: 'Groomer', icon: 'shears' },
  { kind: 'salon', label: 'Salon', icon: 'store' },
  { kind: 'mobile', label: 'Mobile', icon: 'van' },
];

/** The kinds of members; the viewer's current role is highlighted. */
export function KindsStrip({ own }: { own: Kind }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-2" aria-label="Who meets here">
      {kinds.map(({ kind, label, icon }) => (
        <li key={kind} className="shrink-0">
          {kind === own ? (
            <Badge tone="role" icon={icon}>
              {label}
              <span className="sr-only"> (you)</span>
            </Badge>
          ) : (
            <span className="inline-flex items-center gap-1.5 text-s whitespace-nowrap text-ink-2">
              <Icon name={icon} size="s" />
              {label}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
