import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { NavItem } from '../navigation/nav-links.ts';
import { listItems, searchField, useShortcutsOn } from './shortcuts.ts';

export default function ShortcutsDialog({ links, onClose }: { links: NavItem[]; onClose: () => void }) {
  const [on, switchShortcuts] = useShortcutsOn();
  const rows: [string, string[]][] = [
    ['Show this list', ['?']],
    ...(searchField() ? ([['Search on this page', ['/']]] as [string, string[]][]) : []),
    ...(listItems().length > 1
      ? ([
          ['Next in the list', ['j']],
          ['Back in the list', ['k']],
        ] as [string, string[]][])
      : []),
    ...links.map(({ label, shortcut }): [string, string[]] => [`Go to ${label}`, ['g', shortcut]]),
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts">
      <dl className="grid">
        {rows.map(([meaning, keys]) => (
          <div
            key={meaning}
            className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-t-0"
          >
            <dt>{meaning}</dt>
            <dd className="flex gap-1.5">
              {keys.map((letter) => (
                <kbd
                  key={letter}
                  className="grid min-w-8 place-items-center rounded-s border border-line-strong bg-card px-2 py-1 font-text font-strong"
                >
                  {letter}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={on} onChange={(event) => switchShortcuts(event.target.checked)}>
        Use keyboard shortcuts
      </Checkbox>
    </Dialog>
  );
}
