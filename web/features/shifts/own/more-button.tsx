import type { ComponentProps } from 'react';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { shiftDay } from '../shift-words.ts';

type MoreButtonProps = Omit<ComponentProps<typeof IconButton>, 'icon' | 'label'> & { shift: OwnShift };

/** Button that opens a shift's menu; also the placeholder while the menu is loading. */
export const MoreButton = ({ shift, ...rest }: MoreButtonProps) => (
  <IconButton
    icon="more"
    size="l"
    label={`More for ${shiftDay(shift)}, ${shift.title}`}
    aria-haspopup="menu"
    {...rest}
  />
);
