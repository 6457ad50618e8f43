import { Collar, Eyes, Nose, type PetProps, Portrait, Tongue } from './parts.tsx';

/** Golden retriever, double-coated. */
export function Golden(props: PetProps) {
  return (
    <Portrait {...props}>
      <path d="M40 200c0-40 22-62 60-62s60 22 60 62z" fill="var(--il-straw)" />
      <path d="M70 200l4-34 10 8 6-10 10 10 10-10 6 10 10-8 4 34z" fill="var(--il-cream)" />
      <Collar color="coral" />
      <Face />
      <path
        d="M58 50C40 48 30 66 32 92c2 20 12 32 22 26 8-6 8-40 20-58zm84 0c18-2 28 16 26 42-2 20-12 32-22 26-8-6-8-40-20-58z"
        fill="var(--il-tan-2)"
      />
    </Portrait>
  );
}

function Face() {
  return (
    <>
      <path d="M52 88c0-34 20-50 48-50s48 16 48 50c0 34-20 54-48 54S52 122 52 88z" fill="var(--il-straw)" />
      <path d="M92 40q8-4 16 0c-2 18 0 32 6 46H86c6-14 8-28 6-46z" fill="var(--il-cream)" />
      <ellipse cx="100" cy="116" rx="29" ry="23" fill="var(--il-cream)" />
      <Eyes y={86} r={6.5} />
      <Nose y={100} />
      <Tongue y={122} />
    </>
  );
}
