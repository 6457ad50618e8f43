import { CatFace } from './cat-face.tsx';
import { color, line, Shadow } from './parts.tsx';

/** A round cat sits on a scale with a dial. */
export function Scale() {
  return (
    <>
      <Shadow x={80} y={115} rx={60} />
      <path d="M112 72c20 4 34-6 30-20-2-8-11-8-12-2-1 5 2 8-4 11-4 2-9 1-14-3z" fill={color('grey')} />
      <path d="M40 78c-4-26 10-44 40-44s44 18 40 44z" fill={color('grey')} />
      <path d="M58 78c-4-14 4-24 22-24s26 10 22 24z" fill={color('white')} />
      <path
        d="M44 60l10 3m-11 6 10 1m63-10-10 3m11 6-10 1"
        stroke={color('grey-2')}
        strokeWidth="4"
        {...line}
      />
      <g transform="translate(80 42) scale(.94)">
        <CatFace coat="grey" stripes="grey-2" />
      </g>
      <path d="M56 76h16m16 0h16" stroke={color('white')} strokeWidth="9" {...line} />
      <rect x="26" y="79" width="108" height="8" rx="4" fill={color('green-2')} />
      <path d="M36 86h88l10 22q2 7-6 7H32q-8 0-6-7z" fill={color('green')} />
      <path d="M54 111a26 22 0 0 1 52 0z" fill={color('white')} />
      <path
        d="M60 107l4 1m0-10 4 3m12-7v4m16 0-4 3m8 6-4 1"
        stroke={color('ink')}
        strokeWidth="2"
        {...line}
      />
      <path d="M80 110l10-12" stroke={color('coral')} strokeWidth="3" {...line} />
      <circle cx="80" cy="110" r="3.5" fill={color('ink')} />
    </>
  );
}
