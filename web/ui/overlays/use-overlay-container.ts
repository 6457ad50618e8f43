import { useState } from 'react';

/**
 * The container of a small overlay: the open dialog, else `main`, so that it is inside a landmark and not
 * hidden behind a dialog. Call the second value from `onOpenChange`, since it is looked up on each opening;
 * pass `openAtFirst` if it starts open.
 */
export function useOverlayContainer(openAtFirst = false): [HTMLElement | undefined, (open: boolean) => void] {
  const [home, setHome] = useState(() => (openAtFirst ? find() : undefined));
  return [home, (open) => open && setHome(find())];
}

function find(): HTMLElement | undefined {
  return (
    document.querySelector<HTMLElement>('.dialog[data-state=open]') ??
    document.querySelector('main') ??
    undefined
  );
}
