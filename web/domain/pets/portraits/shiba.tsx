import { Collar, Eyes, Nose, type PetProps, Portrait } from './parts.tsx';

/** Shiba Inu, double-coated. */
export function Shiba(props: PetProps) {
  return (
    <Portrait {...props}>
      <path d="M40 200c0-40 22-62 60-62s60 22 60 62z" fill="var(--il-rust)" />
      <path d="M70 146q30 22 60 0l8 54H62z" fill="var(--il-white)" />
      <Collar color="plum" />
      <path d="M50 80 48 20l42 28zm100 0 2-60-42 28z" fill="var(--il-rust)" />
      <path d="M58 62 57 36l20 14zm84 0 1-26-20 14z" fill="var(--il-white-2)" />
      <path
        d="M46 92c0-32 22-52 54-52s54 20 54 52c0 12 6 14 6 18-8 0-8 6-12 8-8 12-24 22-48 22s-40-10-48-22c-4-2-4-8-12-8 0-4 6-6 6-18z"
        fill="var(--il-rust)"
      />
      <g fill="var(--il-white)">
        <path d="M46 106c8-6 20-8 28-4 8-8 18-10 26-10s18 2 26 10c8-4 20-2 28 4-4 22-26 34-54 34s-50-12-54-34z" />
        <circle cx="82" cy="72" r="5" />
        <circle cx="118" cy="72" r="5" />
      </g>
      <Eyes x={21} y={88} />
      <Nose y={104} wide={10} />
    </Portrait>
  );
}
