import { Collar, Eyes, Nose, type PetProps, Portrait } from './parts.tsx';

/** West Highland terrier, wire, white. */
export function Westie(props: PetProps) {
  return (
    <Portrait {...props}>
      <path d="M38 200c0-40 22-60 62-60s62 20 62 60z" fill="var(--il-white)" />
      <path d="M62 200l8-22 6 14 8-20 8 22 8-20 8 20 8-22 8 20 6-14 8 22z" fill="var(--il-white-2)" />
      <Collar color="green" />
      <path d="M58 62 54 18l32 26zm84 0 4-44-32 26z" fill="var(--il-white-2)" />
      <path d="M61 54 59 32l16 13zm78 0 2-22-16 13z" fill="var(--il-pink)" opacity=".8" />
      <path
        d="M100 32l10 8 12-4 4 10 13-1 1 12 13 4-4 11 11 8-8 9 8 11-11 6 3 12-12 3-1 12-12-1-5 10-12-3-10 8-10-8-12 3-5-10-12 1-1-12-12-3 3-12-11-6 8-11-8-9 11-8-4-11 13-4 1-12 13 1 4-10 12 4z"
        fill="var(--il-white)"
      />
      <path
        d="M82 62l-4 10m14-14-2 10m18-10 2 10m8-6 4 10M64 108l10 2m-4 14 9-3m57-13-10 2m4 14-9-3m-42 20 4-9m30 9-4-9"
        stroke="var(--il-white-2)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Eyes x={19} y={86} r={6.5} />
      <Nose y={100} />
    </Portrait>
  );
}
