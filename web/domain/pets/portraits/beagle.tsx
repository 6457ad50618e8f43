import { Collar, Eyes, Nose, type PetProps, Portrait } from './parts.tsx';

/** Beagle, smooth, tricolor. */
export function Beagle(props: PetProps) {
  return (
    <Portrait {...props}>
      <path d="M42 200c0-42 24-62 58-62s58 20 58 62z" fill="var(--il-black)" />
      <path d="M68 146q32 18 64 0l6 54H62z" fill="var(--il-white)" />
      <Collar color="coral" />
      <path d="M54 86c0-32 20-48 46-48s46 16 46 48c0 34-18 54-46 54S54 120 54 86z" fill="var(--il-tan)" />
      <path
        d="M100 38c4 0 8 0 10 2-2 20 2 36 10 48 8 8 12 18 12 26 0 18-14 28-32 28s-32-10-32-28c0-8 4-18 12-26 8-12 12-28 10-48 2-2 6-2 10-2z"
        fill="var(--il-white)"
      />
      <path
        d="M64 46C44 40 30 66 32 104c1 22 12 32 20 24 8-10 6-46 20-72zm72 0c20-6 34 20 32 58-1 22-12 32-20 24-8-10-6-46-20-72z"
        fill="var(--il-tan-2)"
      />
      <Eyes y={84} r={6.5} />
      <Nose y={104} />
    </Portrait>
  );
}
