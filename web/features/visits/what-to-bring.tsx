/** What the client is asked to bring to a visit; nothing where nothing is asked. */
export function WhatToBring({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="What to bring">
      <p className="font-strong">Please bring</p>
      <ul className="ml-5 list-disc">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
