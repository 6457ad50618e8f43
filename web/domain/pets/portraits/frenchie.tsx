import { Collar, Eyes, line, type PetProps, Portrait } from './parts.tsx';

/** French bulldog, smooth, fawn. */
export function Frenchie(props: PetProps) {
  return (
    <Portrait {...props}>
      <path d="M34 200c0-40 26-60 66-60s66 20 66 60z" fill="var(--il-apricot)" />
      <path d="M78 148q22 14 44 0l4 52H74z" fill="var(--il-cream)" />
      <Collar color="plum" />
      <path
        d="M52 72C44 50 44 28 54 18c14 2 26 18 30 34zm96 0c8-22 8-44-2-54-14 2-26 18-30 34z"
        fill="var(--il-apricot)"
      />
      <path
        d="M57 60c-4-14-4-24 0-30 8 4 14 14 16 24zm86 0c4-14 4-24 0-30-8 4-14 14-16 24z"
        fill="var(--il-pink)"
      />
      <path d="M46 94c0-34 22-50 54-50s54 16 54 50c0 32-22 48-54 48S46 126 46 94z" fill="var(--il-apricot)" />
      <path
        d="M100 96c-10 0-16 4-22 10-10 4-16 12-14 20 2 10 14 12 22 8 4 6 24 6 28 0 8 4 20 2 22-8 2-8-4-16-14-20-6-6-12-10-22-10z"
        fill="var(--il-choc-2)"
      />
      <path d="M92 62q8-4 16 0M94 74q6-3 12 0" stroke="var(--il-apricot-2)" strokeWidth="3" {...line} />
      <Eyes x={26} y={90} r={8} />
      <path d="M89 100h22q4 2 2 7-4 7-13 7t-13-7q-2-5 2-7z" fill="var(--il-ink)" />
      <path d="M100 116v6m0 0q-8 9-20 4m20-4q8 9 20 4" stroke="var(--il-grey)" strokeWidth="2.5" {...line} />
    </Portrait>
  );
}
