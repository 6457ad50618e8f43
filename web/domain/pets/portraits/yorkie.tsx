import { Eyes, line, Nose, type PetProps, Portrait } from './parts.tsx';

/** Yorkshire terrier, drop-coated, steel and tan. */
export function Yorkie(props: PetProps) {
  return (
    <Portrait {...props}>
      <path d="M30 200c4-44 28-62 70-62s66 18 70 62z" fill="var(--il-grey-2)" />
      <path d="M72 200c-2-26 6-44 28-52 22 8 30 26 28 52z" fill="var(--il-tan)" />
      <path d="M58 66 50 22l34 24zm84 0 8-44-34 24z" fill="var(--il-tan-2)" />
      <path d="M61 58 57 36l17 12zm78 0 4-22-17 12z" fill="var(--il-pink)" />
      <path
        d="M52 84C40 100 36 138 44 176c14-2 22-10 26-22zm96 0c12 16 16 54 8 92-14-2-22-10-26-22z"
        fill="var(--il-tan-2)"
      />
      <path
        d="M54 88c0-32 20-48 46-48s46 16 46 48c0 44-18 64-46 76-28-12-46-32-46-76z"
        fill="var(--il-tan)"
      />
      <path d="M100 42c-8-8-8-20 0-30 8 10 8 22 0 30z" fill="var(--il-tan-2)" />
      <path d="M100 40 84 31v16zm0 0 16-9v16z" fill="var(--il-plum)" />
      <circle cx="100" cy="39" r="4.5" fill="var(--il-coral)" />
      <path
        d="M86 52c-10 6-18 14-20 24m48-24c10 6 18 14 20 24M82 110c-10 10-14 22-12 36m48-36c10 10 14 22 12 36m-38-22c-3 10-3 20-1 30m18-30c3 10 3 20 1 30M50 178c-6 6-8 14-8 20m108-20c6 6 8 14 8 20"
        stroke="var(--il-tan-2)"
        strokeWidth="3"
        {...line}
      />
      <Eyes x={18} y={88} r={6.5} />
      <Nose y={98} wide={9} />
    </Portrait>
  );
}
