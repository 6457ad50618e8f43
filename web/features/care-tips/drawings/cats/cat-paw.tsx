import { color, line } from '../parts.tsx';

/** Small clippers at the clear hook of a cat's claw. */
export function CatPaw() {
  return (
    <>
      <path
        d="M26 98q2 12 10 16-1-10-2-17zm18 3q4 11 12 13-2-9-4-15zm18-3q6 9 15 9-5-7-7-12zm16-9q9 6 18 3-7-5-12-9z"
        fill={color('white')}
        stroke={color('silver')}
        strokeWidth="1.6"
      />
      <path
        d="M30-4h38v64c14 4 24 12 26 22 1 8-6 12-13 10-2 8-12 11-19 6-4 7-15 8-20 1-8 3-17-1-18-9-7-8-4-22 6-30z"
        fill={color('grey')}
      />
      <path
        d="M30 12q18 8 38 0M30 30q18 8 38 0M30 48q18 8 38 0"
        stroke={color('grey-2')}
        strokeWidth="6"
        {...line}
      />
      <path
        d="M30 62c10 6 26 6 38-2 14 4 24 12 26 22 1 8-6 12-13 10-2 8-12 11-19 6-4 7-15 8-20 1-8 3-17-1-18-9-7-8-4-20 6-28z"
        fill={color('white')}
      />
      <path
        d="M42 99q-4-8-1-16m21 15q1-8-3-15m22 9q-3-7-8-11"
        stroke={color('silver')}
        strokeWidth="3"
        {...line}
      />
      <g transform="translate(122 88) rotate(-20)">
        <path d="M0 3C14 4 20 18 40 24" stroke={color('green-2')} strokeWidth="9" {...line} />
        <path d="M6 5C-4 12-18 12-28 2-18 6-10 5-6-2z" fill={color('grey-2')} />
        <path d="M6-5C-4-12-18-12-28-2-18-6-10-5-6 2z" fill={color('steel-2')} />
        <path d="M0-3C14-4 20-18 40-24" stroke={color('green')} strokeWidth="9" {...line} />
        <circle r="7" fill={color('steel')} />
        <circle r="3" fill={color('grey-2')} />
      </g>
    </>
  );
}
