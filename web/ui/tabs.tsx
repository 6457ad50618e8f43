import { clsx } from 'clsx';
import * as Radix from 'radix-ui/tabs';
import { type ComponentProps, useEffect, useRef } from 'react';

import { Count } from './count.tsx';

export type TabItem = { value: string; label: string; count?: number };

type TabsProps = Omit<ComponentProps<typeof Radix.Root>, 'onValueChange' | 'onChange'> & {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  listClassName?: string;
};

/** Tabs with their `TabPanel`s as children. On a phone the row scrolls and keeps the chosen tab in view. */
export function Tabs({
  label,
  items,
  value,
  onChange,
  listClassName,
  className,
  children,
  ...rest
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const counts = items.map(({ count }) => count).join();
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
    if (!row || !tab) return;
    const before = tab.offsetLeft - 24;
    const after = tab.offsetLeft + tab.offsetWidth + 24 - row.clientWidth;
    if (row.scrollLeft > before) row.scrollLeft = before;
    else if (row.scrollLeft < after) row.scrollLeft = after;
    // Counts that come later make tabs wider and push the chosen one on.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [value, counts]);
  return (
    <Radix.Root value={value} onValueChange={onChange} className={clsx('min-w-0', className)} {...rest}>
      <Radix.List ref={list} aria-label={label} className={clsx('tabs relative', listClassName)}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} data-tab={item.value} className="tab">
            {item.label} {item.count !== undefined && <Count value={item.count} calm />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={clsx('outline-none', className)} {...rest} />;
}
