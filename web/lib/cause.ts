let last: DOMRect | undefined;

// A key press on a button is a click too.
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element)
        last = target.closest('button, a, [role="button"]')?.getBoundingClientRect() ?? last;
    },
    { capture: true },
  );

/** Where the button is that was pressed last: the cause of what happens next. */
export const lastCause = (): DOMRect | undefined => last;
