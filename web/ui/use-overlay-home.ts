import { useState } from 'react';

/**
 * Where a small overlay is put: into the open dialog, else into `main`, so that it stays inside a landmark and is not
 * hidden with the page behind a dialog. Looked up whenever it opens: call the second part from `onOpenChange`, and say
 * so if it stands open from the first.
 */
export function useOverlayHome(openAtFirst = false): [HTMLElement | undefined, (open: boolean) => void] {
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
