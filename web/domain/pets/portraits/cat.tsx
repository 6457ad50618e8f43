import { line, type PetProps, Portrait } from './parts.tsx';

/** Maine Coon, long-coated. */
export function Cat(props: PetProps) {
  return (
    <Portrait {...props}>
      <path d="M34 200c-2-36 24-58 66-58s68 22 66 58z" fill="var(--il-rust)" />
      <path
        d="M60 148l8 10 8-4 6 14 10-6 8 16 8-16 10 6 6-14 8 4 8-10c4 20-4 44-40 52-36-8-44-32-40-52z"
        fill="var(--il-white)"
      />
      <path d="M50 76 46 22l40 24zm100 0 4-54-40 24z" fill="var(--il-rust)" />
      <path d="M56 62 53 36l20 12zm88 0 3-26-20 12z" fill="var(--il-pink)" />
      <path
        d="M100 40c30 0 52 18 54 48l14 10-14 4 8 12h-16c-8 18-24 26-46 26s-38-8-46-26H38l8-12-14-4 14-10c2-30 24-48 54-48z"
        fill="var(--il-rust)"
      />
      <path
        d="M100 44v22M86 46l3 18m25-18-3 18M58 92l16 4m-17 8h16m69-12-16 4m17 8h-16"
        stroke="var(--il-choc)"
        strokeWidth="5"
        opacity=".75"
        {...line}
      />
      <CatFace />
    </Portrait>
  );
}

/** Gray tabby, smooth. */
export function Tabby(props: PetProps) {
  return (
    <Portrait {...props}>
      <path d="M44 200c0-40 22-60 56-60s56 20 56 60z" fill="var(--il-grey)" />
      <path d="M78 148q22 12 44 0l6 52H72z" fill="var(--il-white)" />
      <path d="M56 152q44 20 88 0v9q-44 22-88 0z" fill="var(--il-coral)" />
      <circle cx="100" cy="174" r="7" fill="var(--il-straw)" />
      <path d="M54 76 52 26l38 24zm92 0 2-50-38 24z" fill="var(--il-grey)" />
      <path d="M60 62 59 40l18 12zm80 0 1-22-18 12z" fill="var(--il-pink)" />
      <path d="M50 92c0-32 20-50 50-50s50 18 50 50c0 30-20 48-50 48S50 122 50 92z" fill="var(--il-grey)" />
      <path
        d="M100 44v24M86 46l3 18m25-18-3 18M54 90l18 5m-18 11h16m76-16-18 5m18 11h-16M50 178l12 4m-14 10h14m88-14-12 4m14 10h-14"
        stroke="var(--il-black)"
        strokeWidth="5"
        opacity=".6"
        {...line}
      />
      <CatFace />
    </Portrait>
  );
}

function CatFace() {
  return (
    <>
      <ellipse cx="100" cy="120" rx="28" ry="20" fill="var(--il-white)" />
      <g fill="var(--il-straw)">
        <ellipse cx="79" cy="90" rx="11" ry="10" />
        <ellipse cx="121" cy="90" rx="11" ry="10" />
      </g>
      <g fill="var(--il-ink)">
        <ellipse cx="79" cy="90" rx="4" ry="8.5" />
        <ellipse cx="121" cy="90" rx="4" ry="8.5" />
      </g>
      <path d="M93 107h14q1 3-7 9-8-6-7-9z" fill="var(--il-pink)" />
      <path d="M100 116v4m0 0q-5 6-12 3m12-3q5 6 12 3" stroke="var(--il-ink)" strokeWidth="2.6" {...line} />
      <path
        d="M66 118 40 114m26 11-24 5m92-12 26-4m-26 11 24 5"
        stroke="var(--il-white)"
        strokeWidth="2"
        {...line}
      />
    </>
  );
}
