import { CatFace } from '../cat-face.tsx';
import { color, line } from '../parts.tsx';

/** A long-haired cat is combed at the ruff. */
export function CatComb() {
  return (
    <>
      <path d="M4 124c0-34 18-52 56-52s56 18 56 52z" fill={color('white-2')} />
      <path
        d="M18 60c-6 10-10 22-8 32l10-4 2 12 10-8 6 12 10-10 12 14 12-14 10 10 6-12 10 8 2-12 10 4c2-10-2-22-8-32z"
        fill={color('white')}
      />
      <path d="M36 84q2 8 6 12m18-10v14m24-16q-2 8-6 12" stroke={color('silver')} strokeWidth="3" {...line} />
      <g transform="translate(60 52) scale(1.3)">
        <CatFace coat="grey" />
        <path d="M-4-2q4-14 8 0z" fill={color('white')} />
      </g>
      <path d="M170 74 134 82" stroke={color('tan')} strokeWidth="20" {...line} />
      <g transform="translate(116 84) rotate(-14)">
        <rect x="-8" y="-34" width="13" height="68" rx="5" fill={color('steel-2')} />
        <path
          d="M-6-30h-20m20 8h-20m20 8h-20m20 8h-20m20 8h-20m20 8h-20m20 8h-20m20 8h-20"
          stroke={color('steel-2')}
          strokeWidth="3"
          {...line}
        />
        <path d="M2-18h8m-8 10h9m-9 10h8" stroke={color('tan')} strokeWidth="8" {...line} />
      </g>
      <path d="M150 66h16v32h-18q-4-16 2-32z" fill={color('green')} />
    </>
  );
}
