import { color, line, Shadow } from '../parts.tsx';
import { CatFace } from '../cat-face.tsx';

/** A cat looks out of an open carrier. */
export function CatCarrier() {
  return (
    <>
      <Shadow x={84} y={111} rx={64} />
      <path d="M66 22q0-13 11-13h26q11 0 11 13" stroke={color('plum')} strokeWidth="8" {...line} />
      <path d="M62 18h56c16 0 24 14 26 48H36c2-34 10-48 26-48z" fill={color('straw')} />
      <path d="M34 62h112l-3 42q-1 8-9 8H46q-8 0-9-8z" fill={color('plum')} />
      <rect x="32" y="59" width="116" height="9" rx="4.5" fill={color('plum')} />
      <path d="M90 26c24 0 32 14 32 42s-4 38-32 38-32-10-32-38 8-42 32-42z" fill={color('ink')} />
      <path d="M68 106c0-18 8-28 22-28s22 10 22 28z" fill={color('rust')} />
      <path d="M83 84q7 5 14 0l3 22H80z" fill={color('white')} />
      <g transform="translate(90 66) scale(.9)">
        <CatFace coat="rust" stripes="choc" />
      </g>
      <path d="M70 104h16m8 0h16" stroke={color('white')} strokeWidth="10" {...line} />
      <path d="M53 34 22 24q-8-2-8 6v66q0 8 8 6l31-5" stroke={color('steel-2')} strokeWidth="5" {...line} />
      <path
        d="M24 26v74m10-71v69m10-65v63M15 46l38 2m-38 16 38 1m-38 17 38-1"
        stroke={color('steel-2')}
        strokeWidth="2.6"
      />
      <path
        d="M130 36v14m7-11v11M130 82v14m8-14v14"
        stroke={color('ink')}
        strokeWidth="3"
        opacity=".55"
        {...line}
      />
    </>
  );
}
