import { color, Eye, line, Shadow } from './parts.tsx';

/** A guinea pig eats from a pile of hay. */
export function Hay() {
  return (
    <>
      <Shadow x={80} y={109} rx={72} />
      <path
        d="M44 109c2-16 8-26 18-34 2-18 14-34 34-38 16-4 30 4 38 16 12 12 22 32 24 56z"
        fill={color('straw')}
      />
      <path
        d="M62 76q-6-12-16-14m30-8q-4-12-14-18m40 0q4-12 14-16m10 28q10-10 20-10m-4 26q8-4 14-2M94 60q14-12 30-10m-52 36q20-20 44-18m-20 18q18-12 40-8m-30 20q16-10 38-8M88 48q8-6 18-4m18 62q10-8 24-8"
        stroke={color('apricot-2')}
        strokeWidth="3"
        {...line}
      />
      <path
        d="M84 70q10-12 24-12m4 18q10-8 26-6M106 42q8-14 20-18m-4 60q12-6 24 0"
        stroke={color('green')}
        strokeWidth="2.8"
        {...line}
      />
      <path
        d="M8 87c0-22 16-35 40-35 14 0 22 2 30 8 12 2 21 10 23 20 1 7-2 11-8 13-6 9-14 14-26 14H29C15 107 8 99 8 87z"
        fill={color('white')}
      />
      <path d="M8 87c0-20 13-32 33-35-3 14 1 36-9 55h-3C15 107 8 99 8 87z" fill={color('rust')} />
      <path d="M62 54c6 1 11 3 16 6 12 2 21 10 23 20-11 3-13-7-23-5-8 2-16-6-16-21z" fill={color('choc')} />
      <path d="M60 66c-6-4-9-13-2-15 8-2 17 4 17 12-3 6-11 7-15 3z" fill={color('choc-2')} />
      <Eye x={84} y={71} r={4.2} />
      <path d="M97 79q5-1 5 4-3 3-6 0-1-3 1-4z" fill={color('coral')} />
      <path d="M97 90q-5 3-9 0" stroke={color('ink')} strokeWidth="2.2" {...line} />
      <circle cx="80" cy="86" r="5" fill={color('coral')} opacity=".4" />
      <path d="M90 92q14 8 30 4m-28-6q14 0 24-8" stroke={color('green')} strokeWidth="2.8" {...line} />
      <path d="M24 107h12m38 0h12" stroke={color('pink')} strokeWidth="6" {...line} />
    </>
  );
}
