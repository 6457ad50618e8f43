import { useRef } from 'react';

/**
 * Returns the focus of dialogs that are opened by state rather than by a trigger: call `remember` on open and
 * `restore` on close. A dialog opened from a menu returns it to the menu's button, since the menu is gone.
 */
export function useReturnFocus() {
  const from = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      const active = document.activeElement;
      const menu = active?.closest('[role=menu]');
      const opener = menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : active;
      from.current = opener instanceof HTMLElement ? opener : null;
    },
    restore: (event: Event) => {
      event.preventDefault();
      from.current?.focus();
    },
  };
}
