import { Menu, MenuItem, MenuNote } from '#web/ui/overlays/menu.tsx';
import type { ActionsProps } from './own-shift-actions.tsx';
import { correctWords } from '../shift-words.ts';
import { MoreButton } from './more-button.tsx';

/** Menu of all actions that the server allows for a shift. */
export default function ShiftMenu({ shift, handlers, onAsk }: ActionsProps) {
  const { actions, groomer, status } = shift;
  return (
    <Menu trigger={<MoreButton shift={shift} />} defaultOpen>
      {actions.includes('edit') && (
        <MenuItem icon="pencil" onSelect={() => handlers.onTask({ kind: 'edit', shift })}>
          Edit
        </MenuItem>
      )}
      {status === 'filled' && groomer && (
        <MenuNote>{groomer.name} agreed to these terms. Open the shift to ask for others.</MenuNote>
      )}
      <MenuItem icon="copy" onSelect={() => handlers.onTask({ kind: 'copy', shift })}>
        Copy
      </MenuItem>
      {actions.includes('correct') && (
        <MenuItem icon="dollar" onSelect={() => onAsk('record')}>
          {correctWords(shift.pay)}
        </MenuItem>
      )}
      <MenuItem icon="clock" onSelect={() => onAsk('history')}>
        History
      </MenuItem>
      {actions.includes('release') && (
        <MenuItem icon="undo" onSelect={() => onAsk('release')}>
          Release {groomer?.name}
        </MenuItem>
      )}
      {actions.includes('no_show') && (
        <MenuItem icon="alert" danger onSelect={() => onAsk('no_show')}>
          The groomer did not show up
        </MenuItem>
      )}
      {actions.includes('cancel') && (
        <MenuItem icon="x" danger onSelect={() => onAsk('cancel')}>
          Cancel shift
        </MenuItem>
      )}
    </Menu>
  );
}
