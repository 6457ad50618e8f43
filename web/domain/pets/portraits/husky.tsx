import { Collar, Nose, type PetProps, Portrait } from './parts.tsx';

/** Siberian husky, double-coated, blue-eyed. */
export function Husky(props: PetProps) {
  return (
    <Portrait {...props}>
      <path d="M36 200c0-40 24-62 64-62s64 22 64 62z" fill="var(--il-grey-2)" />
      <path d="M66 146q34 22 68 0l10 54H56z" fill="var(--il-white)" />
      <Collar color="coral" />
      <path d="M52 76 54 16l36 32zm96 0-2-60-36 32z" fill="var(--il-grey-2)" />
      <path d="M61 58 62 34l17 15zm78 0-1-24-17 15z" fill="var(--il-pink)" />
      <path
        d="M46 90c0-30 22-50 54-50s54 20 54 50c0 10 6 16 10 22-10 0-10 8-16 10-10 12-26 20-48 20s-38-8-48-20c-6-2-6-10-16-10 4-6 10-12 10-22z"
        fill="var(--il-grey-2)"
      />
      <path
        d="M100 46c3 12 4 20 8 28 6-8 16-12 24-10 10 2 14 12 14 22 0 8 6 16 10 22-8 0-12 6-16 10-10 12-22 18-40 18s-30-6-40-18c-4-4-8-10-16-10 4-6 10-14 10-22 0-10 4-20 14-22 8-2 18 2 24 10 4-8 5-16 8-28z"
        fill="var(--il-white)"
      />
      <path
        d="M72 74q8-6 16 0m24 0q8-6 16 0"
        stroke="var(--il-grey-2)"
        strokeWidth="3.5"
        strokeLinecap="round"
        fill="none"
      />
      <g fill="var(--il-steel)" stroke="var(--il-ink)" strokeWidth="2.5">
        <circle cx="80" cy="88" r="7" />
        <circle cx="120" cy="88" r="7" />
      </g>
      <g fill="var(--il-ink)">
        <circle cx="80" cy="88" r="3.2" />
        <circle cx="120" cy="88" r="3.2" />
      </g>
      <Nose y={104} />
    </Portrait>
  );
}
