import { color, Eye, line, Mirrored, Nose, tufts } from './parts.tsx';

/** A husky between winter and summer, its undercoat coming out in the rake. */
export function CoatSeason() {
  return (
    <>
      <path d="M74 0h86v120H74z" fill={color('bed-d')} />
      <path
        d="M20 18v24m-10-18 20 12m0-12L10 36m7-16 3 3 3-3m-6 20 3-3 3 3M12 76h.1M22 58h.1M10 100h.1"
        stroke={color('white')}
        strokeWidth="3"
        {...line}
      />
      <circle cx="134" cy="28" r="12" fill={color('straw')} />
      <path
        d="M134 9v-4m0 46v-4m19-19h4m-46 0h4m6-14-3-3m33 3-3 3m3 28-3-3m-27 0 3 3"
        stroke={color('straw')}
        strokeWidth="3.5"
        {...line}
      />
      <path d="M22 124c0-34 20-50 52-50s52 16 52 50z" fill={color('grey-2')} />
      <path d="M52 82q22 16 44 0l4 42H48z" fill={color('white')} />
      <Mirrored x={74}>
        <path d="M42 48 38 10q0-3 3-2l25 16z" fill={color('grey-2')} />
        <path d="M46 34l-2-16 13 9z" fill={color('pink')} />
      </Mirrored>
      <path
        d="M34 56c0-24 16-38 40-38s40 14 40 38c0 8 5 10 5 14-6 0-6 5-9 8-6 9-18 16-36 16s-30-7-36-16c-3-3-3-8-9-8 0-4 5-6 5-14z"
        fill={color('grey-2')}
      />
      <path
        d="M74 44c2-10 8-16 16-15 9 1 13 8 13 17 4 6 10 14 14 24-6 0-5 4-9 8-6 9-17 14-34 14s-28-5-34-14c-4-4-3-8-9-8 4-10 10-18 14-24 0-9 4-16 13-17 8-1 14 5 16 15z"
        fill={color('white')}
      />
      <Mirrored x={74}>
        <path d="M50 42q7-5 13 2" stroke={color('grey-2')} strokeWidth="3.2" {...line} />
        <circle cx="58" cy="56" r="6" fill={color('steel-2')} />
      </Mirrored>
      <Eye x={58} y={56} r={4.2} />
      <Eye x={90} y={56} r={4.2} />
      <Nose x={74} y={66} wide={7.5} />
      <path d="M118 79q4 0 4 5t-4 6 5 5-3 8" fill={color('white')} stroke={color('white')} {...tufts(9)} />
      <g transform="translate(134 93) rotate(-82)">
        <path
          d="M-19 0v-18m7.5 18v-18m7.5 18v-18m7.5 18v-18m7.5 18v-18m7.5 18v-18"
          stroke={color('grey')}
          strokeWidth="3"
          {...line}
        />
        <rect x="-6" y="0" width="12" height="44" rx="6" fill={color('coral')} />
        <rect x="-23" y="-4" width="46" height="11" rx="5.5" fill={color('coral-2')} />
      </g>
      <g fill={color('white')} stroke={color('white')}>
        <circle cx="140" cy="66" r="4" {...tufts(5)} />
        <circle cx="126" cy="58" r="2.5" {...tufts(3.5)} />
      </g>
    </>
  );
}
