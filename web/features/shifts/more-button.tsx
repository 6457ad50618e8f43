import type { ComponentProps } from 'react';
import type { OwnShift } from '#contract/shifts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { shiftDay } from './shift-words.ts';

type MoreButtonProps = Omit<ComponentProps<typeof IconButton>, 'icon' | 'label'> & { shift: OwnShift };

/** The button of a shift's menu; it stands there before the menu is loaded. */
export const MoreButton = ({ shift, ...rest }: MoreButtonProps) => (
  <IconButton
    icon="more"
    size="l"
    label={`More for ${shiftDay(shift)}, ${shift.title}`}
    aria-haspopup="menu"
    {...rest}
  />
);
