import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

/** An icon button whose name also shows to those who point at it or reach it by keyboard. */
export function TipButton(props: ComponentProps<typeof IconButton>) {
  return (
    <Tooltip text={props.label}>
      <IconButton {...props} />
    </Tooltip>
  );
}
