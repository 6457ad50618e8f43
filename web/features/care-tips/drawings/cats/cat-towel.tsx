import { CatFace } from '../cat-face.tsx';
import { color, line, Shadow } from '../parts.tsx';

/** A cat is wrapped in a towel, with one paw out. */
export function CatTowel() {
  return (
    <>
      <Shadow x={80} y={113} rx={62} />
      <path d="M28 112c-10-34 14-60 52-60s62 26 52 60z" fill={color('coral')} />
      <path d="M50 58c-16 12-24 32-22 54h22c-4-22 0-40 12-54z" fill={color('coral-2')} />
      <g transform="translate(80 46) scale(1.12)">
        <CatFace coat="rust" stripes="choc" />
      </g>
      <path d="M42 70q38 22 76 0c8 8 12 18 14 30-30 16-74 16-104 0 2-12 6-22 14-30z" fill={color('coral')} />
      <path d="M42 70q38 22 76 0" stroke={color('white')} strokeWidth="5" {...line} />
      <path d="M116 72c-18 10-36 22-48 40" stroke={color('coral-2')} strokeWidth="5" {...line} />
      <path d="M34 104q46 14 92 0" stroke={color('white')} strokeWidth="3.4" {...line} />
      <path d="M94 84q10 6 12 16" stroke={color('rust')} strokeWidth="13" {...line} />
      <circle cx="107" cy="102" r="8" fill={color('white')} />
      <path d="M104 103v5m6-5v5" stroke={color('silver')} strokeWidth="2" {...line} />
    </>
  );
}
