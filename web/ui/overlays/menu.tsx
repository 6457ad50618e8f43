import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { Icon, type IconName } from '../icon.tsx';
import { useOverlayContainer } from './use-overlay-container.ts';

type MenuProps = ComponentProps<typeof Radix.Content> & {
  /** The button that opens the menu and names it. */
  trigger: ReactElement;
  /** Opens on mount, for a button that was pressed before the menu was loaded. */
  defaultOpen?: boolean;
};

/** A dropdown menu of `MenuItem`s with arrow keys, type-ahead and Escape. */
export function Menu({ trigger, defaultOpen, className, ...rest }: MenuProps) {
  const [home, findHome] = useOverlayContainer(defaultOpen);
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen} onOpenChange={findHome}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={home}>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className={clsx('popover menu', className)}
          {...rest}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = ComponentProps<typeof Radix.Item> & { icon?: IconName; danger?: boolean };

/** A menu item. With `asChild` the only child (a link) is the item and brings its own icon. */
export function MenuItem({ icon, danger, className, children, asChild, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      asChild={asChild}
      className={clsx('menu-item', danger && 'menu-item-danger', className)}
      {...rest}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon && <Icon name={icon} size="s" />}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

/** A line between items that says why one is missing. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <Radix.Label className="max-w-60 px-3 py-1 text-s text-ink-2">{children}</Radix.Label>;
}

type MenuChoicesProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode; icon?: IconName }[];
};

/** A radio group inside a menu, such as the theme; the chosen option has a check. */
export function MenuChoices({ label, value, onChange, options }: MenuChoicesProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onChange}>
      <Radix.Label className="px-3 pt-2 pb-1 text-s font-semibold text-ink-2">{label}</Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className="menu-item">
          {option.icon && <Icon name={option.icon} size="s" />}
          {option.label}
          <Radix.ItemIndicator className="ml-auto">
            <Icon name="check" size="s" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuRule() {
  return <Radix.Separator className="mx-3 my-1.5 h-px bg-line" />;
}
