import { clsx } from 'clsx';
import { createContext, use, useEffect, useId, useMemo, useRef } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';

import { Count } from './count.tsx';

export type TabItem = { value: string; label: string; count?: number };

type TabsProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  /** The accessible name of the tabs. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  listClassName?: string;
};

/** The context that panels read. */
const Chosen = createContext({ id: '', value: '' });
const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

/** In px: the row fades out where it goes on. */
const fade = 44;

/** The index that a key moves to; past the last tab is the first. */
const keys: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
};

/**
 * Tabs with their `TabPanel`s as children. The row is one Tab stop with arrow keys; on a phone it scrolls and
 * keeps the chosen tab in view.
 */
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
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const counts = items.map(({ count }) => count).join();
  const chosen = Math.max(
    0,
    items.findIndex((item) => item.value === value),
  );
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
    if (!row || !tab) return;
    const before = tab.offsetLeft - fade;
    const after = tab.offsetLeft + tab.offsetWidth + fade - row.clientWidth;
    if (row.scrollLeft > before) row.scrollLeft = before;
    else if (row.scrollLeft < after) row.scrollLeft = after;
    // Counts that load later widen the tabs and move the chosen one.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [value, counts]);
  const context = useMemo(() => ({ id, value }), [id, value]);
  const choose = (next: string) => {
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keys[event.key]?.(chosen);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const tab = [...(list.current?.querySelectorAll('button') ?? [])].at(target % items.length);
    tab?.focus();
    choose(tab?.dataset['tab'] ?? value);
  };
  return (
    <div className={clsx('min-w-0', className)} {...rest}>
      <div ref={list} role="tablist" aria-label={label} className={clsx('tabs relative', listClassName)}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(id, item.value)}
            aria-controls={panelId(id, item.value)}
            aria-selected={item.value === value}
            tabIndex={index === chosen ? 0 : -1}
            data-tab={item.value}
            className="tab"
            onClick={() => choose(item.value)}
            onKeyDown={onKeyDown}
          >
            {item.label} {item.count !== undefined && <Count value={item.count} calm />}
          </button>
        ))}
      </div>
      <Chosen value={context}>{children}</Chosen>
    </div>
  );
}

/** Empty and hidden until its tab is chosen. It is no stop of the Tab key: its first control is the next one. */
export function TabPanel({ value, className, children, ...rest }: ComponentProps<'div'> & { value: string }) {
  const chosen = use(Chosen);
  return (
    <div
      role="tabpanel"
      id={panelId(chosen.id, value)}
      aria-labelledby={tabId(chosen.id, value)}
      hidden={value !== chosen.value}
      tabIndex={-1}
      className={className}
      {...rest}
    >
      {value === chosen.value && children}
    </div>
  );
}
