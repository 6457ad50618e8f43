import { Button } from '../button.tsx';
import type { ButtonProps } from '../button.tsx';
import { Icon } from '../icon.tsx';

type AddButtonProps = Omit<ButtonProps, 'asChild' | 'children'> & {
  /** 'client' */
  what: string;
  /** Whether a phone, where the page's heading says it, shows no more than 'Add'. */
  brief?: boolean;
};

/** The one form of every button that adds: `primary` only as the main act of its page, `quiet` for a row of a form. */
export const AddButton = ({ what, brief, ...rest }: AddButtonProps) => (
  <Button {...rest}>
    <Icon name="plus" size="s" />
    <span>
      Add <span className={brief ? 'max-sm:sr-only' : undefined}>{what}</span>
    </span>
  </Button>
);
