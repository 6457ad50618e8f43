/** The first focusable element: jumps to the element with the given id, which needs `tabIndex={-1}`. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        // The router knows nothing of an address that the browser changes.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-4 focus:z-90 focus:bg-card focus:p-3 focus:shadow"
    >
      Skip to content
    </a>
  );
}
