import { Collar, Eyes, line, type PetProps, Portrait } from './parts.tsx';

/** Miniature schnauzer, wire. */
export function Schnauzer(props: PetProps) {
  return (
    <Portrait {...props}>
      <path d="M40 200c0-40 22-60 60-60s60 20 60 60z" fill="var(--il-grey-2)" />
      <path d="M78 150q22 14 44 0l6 50H72z" fill="var(--il-silver)" />
      <Collar color="coral" />
      <Head />
      <path
        d="M96 76C84 62 66 60 54 70l8 4-6 6 10 2-4 8 14-4 4 6 8-8zm8 0c12-14 30-16 42-6l-8 4 6 6-10 2 4 8-14-4-4 6-8-8z"
        fill="var(--il-silver)"
      />
      <Eyes y={88} r={5.5} />
      <path
        d="M100 92c-18 0-34 8-40 22l6 2-8 10h9l-5 12 10-3-1 13 10-6 3 13 8-9 8 12 8-12 8 9 3-13 10 6-1-13 10 3-5-12h9l-8-10 6-2c-6-14-22-22-40-22z"
        fill="var(--il-silver)"
      />
      <NoseAndMouth />
    </Portrait>
  );
}

function Head() {
  return (
    <>
      <path d="M52 66 44 20l34 22zm96 0 8-46-34 22z" fill="var(--il-grey-2)" />
      <path d="M54 60 49 32l20 13zm92 0 5-28-20 13z" fill="var(--il-grey)" />
      <path d="M52 84c0-34 20-48 48-48s48 14 48 48c0 30-18 50-48 50S52 114 52 84z" fill="var(--il-grey)" />
      <path d="M92 36h16l-2 40H94z" fill="var(--il-grey-2)" />
    </>
  );
}

function NoseAndMouth() {
  return (
    <>
      <path d="M89 100h22q3 2 1 6-5 8-12 8t-12-8q-2-4 1-6z" fill="var(--il-ink)" />
      <path d="M100 114v6m0 0q-7 6-14 2m14-2q7 6 14 2" stroke="var(--il-ink)" strokeWidth="2.8" {...line} />
    </>
  );
}
