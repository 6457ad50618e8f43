import { Collar, line, type PetProps, Portrait } from './parts.tsx';

/** Chocolate Labrador, smooth. */
export function Lab(props: PetProps) {
  return (
    <Portrait {...props}>
      <path d="M42 200c0-42 24-62 58-62s58 20 58 62z" fill="var(--il-choc)" />
      <Collar color="straw" tag="coral" />
      <path d="M52 88c0-34 20-50 48-50s48 16 48 50c0 34-20 52-48 52S52 122 52 88z" fill="var(--il-choc)" />
      <path
        d="M60 46C40 44 30 64 34 92c3 20 16 28 23 18 6-9 4-36 16-54zm80 0c20-2 30 18 26 46-3 20-16 28-23 18-6-9-4-36-16-54z"
        fill="var(--il-choc-2)"
      />
      <ellipse cx="100" cy="116" rx="29" ry="22" fill="var(--il-choc-2)" opacity=".75" />
      <g fill="var(--il-straw)">
        <circle cx="80" cy="84" r="7.5" />
        <circle cx="120" cy="84" r="7.5" />
      </g>
      <g fill="var(--il-ink)">
        <circle cx="80" cy="84" r="5" />
        <circle cx="120" cy="84" r="5" />
        <path d="M88 102h24q3 2 1 6-5 8-13 8t-13-8q-2-4 1-6z" />
      </g>
      <g fill="var(--il-white)">
        <circle cx="82" cy="82" r="1.8" />
        <circle cx="122" cy="82" r="1.8" />
      </g>
      <path d="M100 116v5m0 0q-7 7-15 2m15-2q7 7 15 2" stroke="var(--il-ink)" strokeWidth="3" {...line} />
    </Portrait>
  );
}
