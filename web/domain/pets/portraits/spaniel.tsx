import { Collar, Eyes, line, Nose, type PetProps, Portrait } from './parts.tsx';

/** Cavalier spaniel, long-coated, chestnut and white. */
export function Spaniel(props: PetProps) {
  return (
    <Portrait {...props}>
      <path d="M40 200c0-42 24-62 60-62s60 20 60 62z" fill="var(--il-white)" />
      <path d="M66 200l8-26 8 14 8-18 10 20 10-20 8 18 8-14 8 26z" fill="var(--il-white-2)" />
      <Collar color="green" />
      <path d="M54 86c0-32 20-48 46-48s46 16 46 48c0 34-18 54-46 54S54 120 54 86z" fill="var(--il-rust)" />
      <path
        d="M100 38c5 0 9 1 12 3-4 18 0 34 8 46 10 10 14 20 14 28 0 16-14 26-34 26s-34-10-34-26c0-8 4-18 14-28 8-12 12-28 8-46 3-2 7-3 12-3z"
        fill="var(--il-white)"
      />
      <path
        d="M66 44C40 40 24 66 26 104c1 24 8 44 18 50 8-2 6-8 8-14 4 2 8 0 8-6 2-30 0-58 14-80zm68 0c26-4 42 22 40 60-1 24-8 44-18 50-8-2-6-8-8-14-4 2-8 0-8-6-2-30 0-58-14-80z"
        fill="var(--il-rust)"
      />
      <path
        d="M44 78c-4 14-4 34 0 54m12-60c-4 12-4 28-2 42m102-36c4 14 4 34 0 54m-12-60c4 12 4 28 2 42"
        stroke="var(--il-choc)"
        strokeWidth="3"
        opacity=".5"
        {...line}
      />
      <Eyes x={21} y={88} r={7} />
      <Nose y={104} />
    </Portrait>
  );
}
