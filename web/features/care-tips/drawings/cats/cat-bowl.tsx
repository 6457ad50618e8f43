import { CatFace } from '../cat-face.tsx';
import { color, line, Shadow } from '../parts.tsx';

/** A cat sits behind a full dish, with water apart from it. */
export function CatBowl() {
  return (
    <>
      <Shadow x={70} y={112} rx={56} />
      <path d="M28 106c-4-34 12-52 38-52s42 18 38 52z" fill={color('black')} />
      <path d="M98 100c16 0 26-10 22-26-3-8-11-8-12-2-2 8 4 12-2 16-4 3-8 3-12 1z" fill={color('black')} />
      <path d="M50 74q16 12 32 0c4 12 3 22-2 32H52c-5-10-6-20-2-32z" fill={color('white')} />
      <g transform="translate(66 46) scale(1.12)">
        <CatFace coat="black" />
        <path d="M-4-2q4-12 8 0z" fill={color('white')} />
      </g>
      <path d="M38 92q28-14 56 0z" fill={color('choc')} />
      <path d="M48 88h.1m10-4h.1m10 1h.1m10-2h.1m8 5h.1" stroke={color('tan-2')} strokeWidth="6" {...line} />
      <path d="M30 92h72l-7 18q-1 4-6 4H43q-5 0-6-4z" fill={color('coral')} />
      <rect x="26" y="89" width="80" height="8" rx="4" fill={color('coral-2')} />
      <Shadow x={136} y={113} rx={22} />
      <path d="M116 98h40l-4 12q-1 4-5 4h-22q-4 0-5-4z" fill={color('steel-2')} />
      <ellipse cx="136" cy="98" rx="21" ry="5" fill={color('steel')} />
      <ellipse cx="136" cy="98" rx="15" ry="3" fill={color('white')} />
    </>
  );
}
