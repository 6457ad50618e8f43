import { Collar, Eyes, line, Nose, type PetProps, Portrait, Tongue } from './parts.tsx';

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

/** The same in spring, before the undercoat is out. */
export function GoldenBefore(props: PetProps) {
  return (
    <Portrait {...props}>
      <path
        d="M20 200l8-16-8-4 14-10-4-8 18-6 4-12 18 4 30-6 30 6 18-4 4 12 18 6-4 8 14 10-8 4 8 16z"
        fill="var(--il-straw)"
      />
      <path
        d="M60 200l4-28-10-4 16-8 4 10 12-10 4 12 10-12 10 12 4-12 12 10 4-10 16 8-10 4 4 28z"
        fill="var(--il-cream)"
      />
      <path
        d="M46 108l-10 10 12 4-6 12 14-2 0 12 14-6 6 10 24-6 24 6 6-10 14 6 0-12 14 2-6-12 12-4-10-10z"
        fill="var(--il-straw)"
      />
      <Face />
      <path
        d="M58 48C38 46 26 66 26 94l-8 6 10 4-6 12 12-2 0 14 12-8 4 10c10-12 8-44 24-68zm84 0c20-2 32 18 32 46l8 6-10 4 6 12-12-2 0 14-12-8-4 10c-10-12-8-44-24-68z"
        fill="var(--il-tan-2)"
      />
      <path
        d="M40 172l-8 8m20 0-6 10m108-18 8 8m-20 0 6 10M30 64l-6-6m0 20h-8m154-14 6-6m0 20h8M60 32l-4-8m84 8 4-8"
        stroke="var(--il-cream)"
        strokeWidth="3.5"
        {...line}
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
