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

/** The same overgrown: brows over the eyes, a beard to the chest. */
export function SchnauzerBefore(props: PetProps) {
  return (
    <Portrait {...props}>
      <path
        d="M24 200l8-18-10-2 16-14-8-6 22-8 6-8 20 4h44l20-4 6 8 22 8-8 6 16 14-10 2 8 18z"
        fill="var(--il-grey-2)"
      />
      <path d="M70 150q30 18 60 0l12 50H58z" fill="var(--il-silver)" />
      <Head />
      <path
        d="M48 70l-12 8 12 4-14 12 14 2-10 14 14-2-4 14 12-6zm104 0l12 8-12 4 14 12-14 2 10 14-14-2 4 14-12-6z"
        fill="var(--il-grey-2)"
      />
      <path
        d="M100 90c-22 0-42 10-48 26l8 0-14 14 12 0-12 18 14-4-6 20 16-8-2 20 14-12 4 22 10-14 4 20 4-20 10 14 4-22 14 12-2-20 16 8-6-20 14 4-12-18h12l-14-14h8c-6-16-26-26-48-26z"
        fill="var(--il-silver)"
      />
      <Eyes y={90} r={5} />
      <path
        d="M98 74C84 56 60 56 46 68l10 4-12 10 14 2-10 14 16-4-2 14 12-10 2 12 10-14 12-8zm4 0c14-18 38-18 52-6l-10 4 12 10-14 2 10 14-16-4 2 14-12-10-2 12-10-14-12-8z"
        fill="var(--il-silver)"
      />
      <path
        d="M82 126l-8 26m18-22-4 34m30-38 8 26m-18-22 4 34M74 84l-8 12m60-12 8 12"
        stroke="var(--il-steel-2)"
        strokeWidth="2.5"
        {...line}
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
