import { Rosette } from '#web/ui/brand/rosette.tsx';

type CertificationsProps = { names: readonly string[]; checked: readonly string[] };

/** Certifications: a rosette on each checked one, and a note on the others that they are not checked. */
export function Certifications({ names, checked }: CertificationsProps) {
  const isChecked = new Set(checked);
  return (
    <ul className="grid content-start gap-1" aria-label="Certifications">
      {names
        .toSorted((a, b) => Number(isChecked.has(b)) - Number(isChecked.has(a)))
        .map((name) => (
          <li key={name} className="flex">
            <Rosette checked={isChecked.has(name)}>
              <span className="wrap-anywhere">{name}</span>{' '}
              <span className={isChecked.has(name) ? 'sr-only' : 'font-normal whitespace-nowrap text-ink-2'}>
                {isChecked.has(name) ? '(checked)' : '(self-declared)'}
              </span>
            </Rosette>
          </li>
        ))}
    </ul>
  );
}
