import { CatFace } from '../cat-face.tsx';
import { color, line, Shadow } from '../parts.tsx';

/** A cat sits in a wide litter box, the scoop beside it. */
export function Litter() {
  return (
    <>
      <Shadow x={78} y={112} rx={68} />
      <path d="M18 90V78q0-10 12-10h98q12 0 12 10v12z" fill={color('green-2')} />
      <path d="M24 90c0-10 10-14 24-14h62c14 0 24 4 24 14z" fill={color('straw')} />
      <path d="M92 82c22 0 32-12 26-28-3-7-10-8-12-3-2 4 2 6 2 10 0 6-6 9-16 9z" fill={color('black')} />
      <path d="M44 92c-6-26 2-48 24-48s30 22 26 48z" fill={color('black')} />
      <path d="M56 60q12 8 24 0c3 10 2 22-2 32H58c-4-10-5-22-2-32z" fill={color('white')} />
      <path d="M58 84v4m20-4v4" stroke={color('black')} strokeWidth="2.5" {...line} />
      <g transform="translate(68 42) scale(.92)">
        <CatFace coat="black" />
        <path d="M-4-2q4-12 8 0z" fill={color('white')} />
      </g>
      <path d="M38 88q8-6 12 0t12-2 10 2 12-2 10 2 10-2 10 4H36z" fill={color('straw')} />
      <path
        d="M30 84h.1m12 1h.1m62-1h.1m10 1h.1m12-1h.1m-8-3h.1M34 80h.1"
        stroke={color('apricot-2')}
        strokeWidth="3.5"
        {...line}
      />
      <path d="M14 84h130l-7 24q-1 5-7 5H28q-6 0-7-5z" fill={color('green')} />
      <rect x="10" y="82" width="138" height="9" rx="4.5" fill={color('green-2')} />
      <g transform="translate(128 80) rotate(20)">
        <path d="M0-58v36" stroke={color('coral')} strokeWidth="7" {...line} />
        <path d="M-11-24h22l-2 26q-9 6-18 0z" fill={color('coral-2')} />
        <path d="M-4-16V-4m4-12V-4m4-12V-4" stroke={color('white')} strokeWidth="2" {...line} />
      </g>
    </>
  );
}
