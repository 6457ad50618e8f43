import { CatFace } from './cat-face.tsx';
import { color, Eye, line, Shadow } from './parts.tsx';

/** A puppy bows to a kitten over a ball. */
export function Play() {
  return (
    <>
      <Shadow x={52} y={108} rx={46} />
      <Shadow x={130} y={108} rx={24} />
      <path d="M20 52C8 46 6 34 10 26" stroke={color('tan-2')} strokeWidth="8" {...line} />
      <path d="M26 60 20 84l6 20" stroke={color('tan-2')} strokeWidth="10" {...line} />
      <path
        d="M14 60c0-14 14-18 26-12 14 6 26 20 40 34 4 6 0 16-8 20-10 2-24-6-30-18-10-6-28-10-28-24z"
        fill={color('tan')}
      />
      <path d="M22 64c6 8 10 12 8 20l4 20h8" stroke={color('tan')} strokeWidth="11" {...line} />
      <path d="M62 94q8 10 28 9" stroke={color('tan-2')} strokeWidth="9" {...line} />
      <path d="M54 92q8 14 28 13" stroke={color('cream')} strokeWidth="9" {...line} />
      <path d="M44 66c0-16 10-24 24-24s24 8 24 24c0 14-10 24-24 24S44 80 44 66z" fill={color('tan')} />
      <path
        d="M50 46C36 44 30 56 34 72c2 9 10 10 13 4 3-8 4-16 8-24zm36 0c14-2 20 10 16 26-2 9-10 10-13 4-3-8-4-16-8-24z"
        fill={color('brown')}
      />
      <ellipse cx="70" cy="76" rx="13" ry="10" fill={color('cream')} />
      <Eye x={60} y={64} r={3.8} />
      <Eye x={80} y={64} r={3.8} />
      <path d="M64 69h12q2 2-1 5-5 3-10 0-3-3-1-5z" fill={color('ink')} />
      <path d="M62 79q8 6 16 0-1 9-8 9t-8-9z" fill={color('ink')} />
      <path d="M66 84q4-2 8 0-1 4-4 4t-4-4z" fill={color('pink')} />
      <path d="M142 92c14 0 16-16 8-24" stroke={color('grey')} strokeWidth="7" {...line} />
      <path d="M114 108c-4-22 2-40 16-40s22 18 18 40z" fill={color('grey')} />
      <path d="M122 80q8 6 16 0l2 28h-20z" fill={color('white')} />
      <path d="M118 88q-8-2-10-12" stroke={color('grey')} strokeWidth="8" {...line} />
      <circle cx="107" cy="75" r="5" fill={color('white')} />
      <path d="M124 105h4m8 0h4" stroke={color('white')} strokeWidth="8" {...line} />
      <g transform="translate(130 54) scale(.78)">
        <CatFace coat="grey" stripes="grey-2" />
      </g>
      <circle cx="103" cy="99" r="9" fill={color('coral')} />
      <path d="M97 93q6 6 12 0m-13 12q7-6 14 0" stroke={color('white')} strokeWidth="2" {...line} />
    </>
  );
}
