import { CatFace } from './cat-face.tsx';
import { color, line, Shadow } from './parts.tsx';

/** A kitten looks over an album with empty pages. */
export function Saved() {
  return (
    <>
      <Shadow x={80} y={111} rx={66} />
      <path d="M48 84c-6-24 6-44 32-44s38 20 32 44z" fill={color('rust')} />
      <path d="M112 74c20 4 32-8 26-24-3-7-11-6-11-1 1 5 4 7 0 12-4 4-9 3-15 1z" fill={color('rust')} />
      <g transform="translate(80 42)">
        <CatFace coat="rust" stripes="choc" />
      </g>
      <path
        d="M12 70q0-5 5-5 40-3 63 8 23-11 63-8 5 0 5 5v38q0 5-5 5-40-2-63 4-23-6-63-4-5 0-5-5z"
        fill={color('green')}
      />
      <path d="M18 66q38-4 62 8v37q-24-7-62-5z" fill={color('white')} />
      <path d="M142 66q-38-4-62 8v37q24-7 62-5z" fill={color('white-2')} />
      <path
        d="M28 76q18-1 28 3m-28 7q22-2 40 4m-40 6q20-1 34 3"
        stroke={color('silver')}
        strokeWidth="3.4"
        {...line}
      />
      <path
        d="M92 80q18-7 40-6v24q-22-1-40 6z"
        stroke={color('steel-2')}
        strokeWidth="2.6"
        strokeDasharray="5 5"
        {...line}
      />
      <path d="M118 62h14v26l-7-6-7 6z" fill={color('coral')} />
      <path d="M56 70h14m20 0h14" stroke={color('white')} strokeWidth="10" {...line} />
      <path d="M60 70v3m6-3v3m28-3v3m6-3v3" stroke={color('rust')} strokeWidth="1.8" {...line} />
    </>
  );
}
