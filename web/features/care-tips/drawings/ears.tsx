import { color, Eye, line, Nose, tufts } from './parts.tsx';

/** A spaniel's ear, turned over, beside cleaner and cotton. */
export function Ears() {
  return (
    <>
      <path d="M14 124c0-26 16-42 44-42s44 16 44 42z" fill={color('choc')} />
      <path d="M42 86h32c4 12 2 28-4 38H48c-6-10-8-26-6-38z" fill={color('white')} />
      <path d="M28 52c0-24 12-36 30-36s30 12 30 36c0 22-14 36-30 36S28 74 28 52z" fill={color('choc')} />
      <path d="M54 17q4-1 8 0c-2 14 2 26 6 38H48c4-12 8-24 6-38z" fill={color('white')} />
      <ellipse cx="58" cy="68" rx="19" ry="17" fill={color('white')} />
      <path
        d="M36 24C18 26 8 46 10 74c0 14 4 26 10 24 3-2 4-5 5-1 4 4 8-4 9-12 2-20 0-36 8-52z"
        fill={color('choc-2')}
      />
      <path
        d="M75 25C88 8 110-2 130 4c8 7 11 20 7 33-4 9-13 12-20 10-4 7-14 9-21 5-7 1-14-2-17-8z"
        fill={color('choc-2')}
      />
      <path
        d="M84 31c11-12 26-18 40-15 5 5 6 14 3 21-3 5-9 6-14 4-4 5-11 7-17 3-8 0-13-5-12-13z"
        fill={color('pink')}
      />
      <path
        d="M87 37c0-5 5-8 10-7 4 1 4 5 1 8-3 4-4 6-3 9-5-1-8-5-8-10z"
        fill={color('choc-2')}
        opacity=".65"
      />
      <Eye x={45} y={50} r={4.6} />
      <Eye x={71} y={50} r={4.6} />
      <path d="M38 41q6-4 11-1m18 0q6-3 11 1" stroke={color('choc-2')} strokeWidth="2.6" {...line} />
      <Nose x={58} y={57} wide={7.5} />
      <path d="M120 66h16v8q8 3 8 11v24q0 7-7 7h-18q-7 0-7-7V85q0-8 8-11z" fill={color('white')} />
      <rect x="118" y="60" width="20" height="12" rx="3" fill={color('green')} />
      <rect x="112" y="86" width="32" height="20" fill={color('green')} />
      <path d="M128 88q6 7 6 11a6 6 0 0 1-12 0q0-4 6-11z" fill={color('white')} />
      <circle cx="98" cy="106" r="8" fill={color('white')} stroke={color('white')} {...tufts(8)} />
      <path d="M94 104q4-4 8-1m-6 8q5 1 7-3" stroke={color('steel-2')} strokeWidth="2" {...line} />
    </>
  );
}
