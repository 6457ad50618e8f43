import * as Radix from 'radix-ui/dropdown-menu';
import { Icon } from '#web/ui/icon.tsx';
import { MenuItem, MenuRule } from '#web/ui/overlays/menu.tsx';
import { toast } from '#web/lib/toast-store.ts';
import { act, setHelpOpen, useGuide } from './guide-store.ts';
import type { HelpProps } from './help-props.ts';
import { HelpTrigger } from './help-trigger.tsx';

/** The subject by which support finds the mails that are answered first. */
const prioritySubject = 'Priority support';

function toggleTips(on: boolean): void {
  act('toggleQuickTips');
  toast({
    title: on ? 'Quick tips are on' : 'Quick tips are off',
    description: on ? 'Each page has one, at the top.' : 'Biscuit brings them back when you ask.',
  });
}

export default function HelpMenu({ supportEmail, hasPriority, onShowShortcuts }: HelpProps) {
  const guide = useGuide();
  return (
    <Radix.Root modal={false} open={guide?.helpOpen ?? false} onOpenChange={setHelpOpen}>
      <Radix.Trigger asChild>
        <HelpTrigger />
      </Radix.Trigger>
      <Radix.Portal container={document.querySelector('main')}>
        <Radix.Content
          side="top"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="popover menu min-w-64"
        >
          <MenuItem icon="sparkle" onSelect={() => act('start')}>
            {guide?.tour.hasCompletedTour ? 'Take Tour Again' : 'Start Platform Tour'}
          </MenuItem>
          <MenuItem icon="refresh" onSelect={() => act('resetAllHelp')}>
            Reset All Help
          </MenuItem>
          <MenuItem icon="bulb" onSelect={() => toggleTips(!guide?.tour.showQuickHelp)}>
            {guide?.tour.showQuickHelp ? 'Hide Quick Tips' : 'Show Quick Tips'}
          </MenuItem>
          <MenuItem icon="list" onSelect={onShowShortcuts} className="pointer-coarse:hidden">
            Keyboard shortcuts
          </MenuItem>
          <MenuRule />
          <MenuItem asChild>
            <a
              href={`mailto:${supportEmail}${hasPriority ? `?subject=${encodeURIComponent(prioritySubject)}` : ''}`}
            >
              <Icon name="mail" size="s" />
              <span className="grid">
                Write to us
                <span className="text-s font-normal text-ink-2">
                  {hasPriority ? 'Priority support, answered first' : supportEmail}
                </span>
              </span>
            </a>
          </MenuItem>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
