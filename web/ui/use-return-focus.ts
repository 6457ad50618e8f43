import { useRef } from 'react';

/**
 * For dialogs that are opened by state rather than by a trigger of their own: `remember` when the focus goes in, `restore`
 * when it comes out. What a menu opened gives the focus back to the menu's button, since the menu is gone by then.
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
