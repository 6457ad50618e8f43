import { Eyes, line, Nose, type PetProps, Portrait } from './parts.tsx';

/** Shih Tzu, drop-coated, with a bow. */
export function ShihTzu(props: PetProps) {
  return (
    <Portrait {...props}>
      <path d="M34 200c2-44 26-62 66-62s64 18 66 62z" fill="var(--il-white)" />
      <Ears />
      <Face />
      <path
        d="M100 42c-6-10-20-14-24-26 10-4 20 2 24 10 4-8 14-14 24-10-4 12-18 16-24 26z"
        fill="var(--il-white-2)"
      />
      <path d="M100 42 82 34v14zm0 0 18-8v14z" fill="var(--il-coral)" />
      <circle cx="100" cy="41" r="5" fill="var(--il-coral-2)" />
      <path
        d="M84 104c-12 8-18 22-16 40m48-40c12 8 18 22 16 40m-40-26c-4 8-6 18-4 28m20-28c4 8 6 18 4 28"
        stroke="var(--il-white-2)"
        strokeWidth="3"
        {...line}
      />
      <Eyes x={19} y={90} r={7} />
      <Nose y={98} wide={9} />
    </Portrait>
  );
}

function Ears() {
  return (
    <path
      d="M54 70C34 84 30 120 38 166c14 2 26-4 32-14zm92 0c20 14 24 50 16 96-14 2-26-4-32-14z"
      fill="var(--il-tan)"
    />
  );
}

function Face() {
  return (
    <>
      <path
        d="M52 88c0-32 20-48 48-48s48 16 48 48c0 40-20 58-48 66-28-8-48-26-48-66z"
        fill="var(--il-white)"
      />
      <path
        d="M92 44C78 44 58 54 54 84c10 12 26 12 34 2zm16 0c14 0 34 10 38 40-10 12-26 12-34 2z"
        fill="var(--il-tan)"
      />
    </>
  );
}
