import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints one part of the page alone: the part that carries `data-print-alone` while `printing` is true. */
export function usePrintAlone() {
  const [printing, setPrinting] = useState(false);
  const print = () => {
    flushSync(() => setPrinting(true));
    // Phones return from `print` at once, and lay the page out later.
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  };
  return { printing, print };
}
