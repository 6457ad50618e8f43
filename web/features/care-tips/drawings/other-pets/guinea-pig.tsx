import { color, Eye, line, Shadow } from '../parts.tsx';

/** A guinea pig eats from a pile of hay. */
export function GuineaPig() {
  return (
    <>
      <Shadow x={80} y={109} rx={72} />
      <path
        d="M100 34 92 20m14 13 2-17m8 17 12-13m-2 15 12-6M82 42 72 32m68 14 8-6"
        stroke={color('straw')}
        strokeWidth="4"
        {...line}
      />
      <path d="M46 109c6-12 8-26 18-42 8-18 24-37 48-37s34 17 40 37c4 14 2 30 6 42z" fill={color('straw')} />
      <path
        d="M98 40c-14 8-20 20-26 34m36-36c-8 14-10 24-10 36m18-36c8 18 10 42 8 66m2-62c14 14 18 38 20 62M90 58c-4 8-6 14-6 22m30-22c-2 18-2 32-6 48m26-44c6 14 8 26 8 42"
        stroke={color('apricot-2')}
        strokeWidth="3"
        {...line}
      />
      <path
        d="M104 48c-4 8-6 14-6 20m26-24c8 10 12 20 14 32m-22 0c2 12 0 20-2 28M88 36l8 12m40 6 8 8"
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
